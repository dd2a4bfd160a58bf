import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const LampSwitch = styled(Switch)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: 52,
    height: 28,
    padding: 0,
    marginInline: theme.spacing(1.5),
    overflow: 'visible',
    [`& .${switchClasses.track}`]: {
      borderRadius: 8,
      border: `2px solid ${palette.text.secondary}`,
      backgroundColor: 'transparent',
      opacity: 1,
      boxSizing: 'border-box',
    },
    [`& .${switchClasses.switchBase}`]: {
      padding: 5,
      color: palette.text.secondary,
      [`&.${switchClasses.checked}`]: {
        transform: 'translateX(24px)',
        color: palette.success.contrastText,
        [`& + .${switchClasses.track}`]: {
          borderColor: palette.success.main,
          backgroundColor: palette.success.main,
          opacity: 1,
        },
      },
      [`&.Mui-focusVisible + .${switchClasses.track}`]: {
        outline: `2px solid ${palette.text.primary}`,
        outlineOffset: 2,
      },
    },
    [`& .${switchClasses.thumb}`]: { width: 18, height: 18, borderRadius: 4, boxShadow: 'none' },
  };
});

export default function RestyledLamp() {
  return (
    <Stack spacing={1.5}>
      <FormControlLabel label="Desk lamp" control={<LampSwitch defaultChecked disableRipple />} />
      <FormControlLabel label="Hall lamp" control={<LampSwitch disableRipple />} />
    </Stack>
  );
}
