import VolumeDown from '@mui/icons-material/VolumeDown';
import VolumeMute from '@mui/icons-material/VolumeMute';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Button from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';
import { styled } from '@mui/material/styles';

const Remote = styled(ButtonGroup)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: 6,
    gap: 6,
    borderRadius: 20,
    backgroundColor: palette.text.primary,
    [`& .${buttonGroupClasses.grouped}`]: {
      width: 56,
      height: 48,
      margin: 0,
      border: 0,
      color: palette.background.paper,
      '&:hover': { backgroundColor: palette.text.secondary },
      '&.Mui-focusVisible': { outline: `2px solid ${palette.background.paper}`, outlineOffset: -4 },
    },
    [`& .${buttonGroupClasses.firstButton}, & .${buttonGroupClasses.middleButton}, & .${buttonGroupClasses.lastButton}`]:
      { borderRadius: 14 },
  };
});

export default function RestyledRemote() {
  return (
    <Remote variant="text" color="inherit" aria-label="Volume of the projector">
      <Button aria-label="Quieter">
        <VolumeDown />
      </Button>
      <Button aria-label="Mute">
        <VolumeMute />
      </Button>
      <Button aria-label="Louder">
        <VolumeUp />
      </Button>
    </Remote>
  );
}
