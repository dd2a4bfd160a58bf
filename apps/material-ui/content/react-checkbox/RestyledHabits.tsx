import Checkbox, { checkboxClasses, type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel, { formControlLabelClasses } from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';

const Mark = styled('span')(({ theme }) => ({
  width: 22,
  height: 22,
  borderRadius: '50%',
  border: `2px solid ${(theme.vars ?? theme).palette.text.secondary}`,
  '&[data-on]': {
    borderColor: (theme.vars ?? theme).palette.success.main,
    background: `radial-gradient(${(theme.vars ?? theme).palette.success.main} 55%, transparent 60%)`,
  },
}));

const HabitLabel = styled(FormControlLabel)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: 0,
    paddingInlineEnd: theme.spacing(2),
    borderRadius: 999,
    border: `1px solid ${palette.divider}`,
    [`&:has(.${checkboxClasses.checked})`]: { backgroundColor: palette.action.selected },
    [`&:has(.Mui-focusVisible)`]: { outline: `2px solid ${palette.primary.main}` },
    [`& .${formControlLabelClasses.label}`]: { fontWeight: theme.typography.fontWeightMedium },
  };
});

function RoundCheckbox(props: CheckboxProps) {
  return <Checkbox icon={<Mark />} checkedIcon={<Mark data-on="" />} disableRipple {...props} />;
}

export default function RestyledHabits() {
  return (
    <FormGroup row role="group" aria-label="Habits of today" sx={{ gap: 1 }}>
      <HabitLabel label="Walk" control={<RoundCheckbox defaultChecked />} />
      <HabitLabel label="Read" control={<RoundCheckbox />} />
      <HabitLabel label="Call someone" control={<RoundCheckbox />} />
    </FormGroup>
  );
}
