import StarOutline from '@mui/icons-material/StarOutline';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip, { tooltipClasses, type TooltipProps } from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

const PaperTip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip arrow slots={{ transition: Zoom }} {...props} classes={{ popper: className }} />
))(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${tooltipClasses.tooltip}`]: {
      padding: '8px 12px',
      maxWidth: 220,
      border: `1px solid ${palette.text.secondary}`,
      borderRadius: 12,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      fontSize: theme.typography.pxToRem(14),
      fontWeight: 400,
    },
    [`& .${tooltipClasses.arrow}`]: {
      color: palette.background.paper,
      '&::before': { border: `1px solid ${palette.text.secondary}` },
    },
  };
});

export default function RestyledTip() {
  return (
    <PaperTip title="Keep this walk for later">
      <IconButton>
        <StarOutline />
      </IconButton>
    </PaperTip>
  );
}
