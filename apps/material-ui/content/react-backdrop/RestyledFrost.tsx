import { useState } from 'react';
import AcUnit from '@mui/icons-material/AcUnit';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Frost = styled(Backdrop)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'absolute',
    flexDirection: 'column',
    gap: theme.spacing(1),
    backgroundColor: palette.background.paper,
    backgroundImage: `linear-gradient(${palette.action.selected}, ${palette.action.selected})`,
    borderBottom: `4px solid ${palette.info.main}`,
    color: palette.text.primary,
  };
});

export default function RestyledFrost() {
  const [frozen, setFrozen] = useState(false);

  return (
    <Box sx={{ width: 300 }}>
      <Button aria-pressed={frozen} onClick={() => setFrozen(!frozen)}>
        Freeze the account
      </Button>
      <Box sx={{ position: 'relative', isolation: 'isolate', overflow: 'hidden', height: 140 }}>
        <Box inert={frozen} sx={{ p: 2 }}>
          <Typography variant="h5" component="p">
            312.40 €
          </Typography>
          <Button variant="contained" sx={{ mt: 1 }}>
            Pay someone
          </Button>
        </Box>
        <Frost open={frozen} unmountOnExit aria-hidden={false} slots={{ transition: Slide }}>
          <AcUnit color="info" fontSize="large" />
          <Typography role="status">Nobody can pay with it now.</Typography>
        </Frost>
      </Box>
    </Box>
  );
}
