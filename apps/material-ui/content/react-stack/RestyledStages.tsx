import ChevronRight from '@mui/icons-material/ChevronRight';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Track = styled(Stack)(({ theme }) => ({
  alignItems: 'center',
  padding: theme.spacing(1, 2),
  borderRadius: 999,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
  ...theme.typography.body2,
  '& svg': { transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none' },
}));

export default function RestyledStages() {
  return (
    <Track direction="row" spacing={1} divider={<ChevronRight fontSize="small" />}>
      <span>Fleece</span>
      <span>Yarn</span>
      <strong>Cloth</strong>
    </Track>
  );
}
