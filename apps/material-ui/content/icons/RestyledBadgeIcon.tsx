import Hiking from '@mui/icons-material/Hiking';
import Kayaking from '@mui/icons-material/Kayaking';
import Sailing from '@mui/icons-material/Sailing';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { svgIconClasses } from '@mui/material/SvgIcon';

const Badges = styled(Stack)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${svgIconClasses.root}`]: {
      width: 56,
      height: 56,
      padding: 12,
      borderRadius: '50% 50% 50% 8px',
      color: palette.secondary.contrastText,
      backgroundColor: palette.secondary.main,
    },
  };
});

export default function RestyledBadgeIcon() {
  return (
    <Badges direction="row" spacing={2}>
      <Hiking titleAccess="Ten hikes" />
      <Kayaking titleAccess="Ten rivers" />
      <Sailing titleAccess="Ten crossings" />
    </Badges>
  );
}
