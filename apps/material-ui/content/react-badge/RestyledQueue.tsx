import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Badge, { badgeClasses } from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

const QueueBadge = styled(Badge)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${badgeClasses.badge}`]: {
      top: 2,
      height: 18,
      minWidth: 18,
      padding: '0 4px',
      border: `2px solid ${palette.background.paper}`,
      boxSizing: 'content-box',
      borderRadius: 6,
      backgroundColor: palette.text.primary,
      color: palette.background.paper,
      fontVariantNumeric: 'tabular-nums',
    },
  };
});

export default function RestyledQueue() {
  return (
    <IconButton aria-label="Print queue, 7 pages" size="large">
      <QueueBadge badgeContent={7}>
        <PrintOutlined fontSize="large" />
      </QueueBadge>
    </IconButton>
  );
}
