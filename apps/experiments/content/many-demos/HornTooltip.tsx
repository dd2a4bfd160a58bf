import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function HornTooltip() {
  return (
    <Tooltip title="One long blast: leaving the berth" describeChild>
      <Button>Horn</Button>
    </Tooltip>
  );
}
