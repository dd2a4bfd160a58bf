import Crop from '@mui/icons-material/Crop';
import RotateRight from '@mui/icons-material/RotateRight';
import Tune from '@mui/icons-material/Tune';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function PhotoTools() {
  return (
    <Stack direction="row" role="group" aria-label="Photo">
      <Tooltip title="Crop">
        <IconButton>
          <Crop />
        </IconButton>
      </Tooltip>
      <Tooltip title="Rotate by 90°">
        <IconButton>
          <RotateRight />
        </IconButton>
      </Tooltip>
      <Tooltip title="Light and colour">
        <IconButton>
          <Tune />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
