import Alert, { alertClasses } from '@mui/material/Alert';
import AlertTitle, { alertTitleClasses } from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Board = styled(Alert)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: '100%',
    maxWidth: 520,
    alignItems: 'center',
    borderRadius: 0,
    borderInlineStart: `6px solid ${palette.warning.main}`,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    boxShadow: theme.shadows[2],
    [`& .${alertClasses.icon}`]: { fontSize: 32, color: palette.warning.main },
    [`& .${alertTitleClasses.root}`]: { ...theme.typography.h6, margin: 0 },
    [`& .${alertClasses.action}`]: { alignSelf: 'center', padding: 0, margin: 0 },
    [`& .${alertClasses.message}`]: { flexGrow: 1 },
  };
});

export default function RestyledDeparture() {
  return (
    <Board
      role="note"
      severity="warning"
      action={
        <Button variant="outlined" color="inherit" sx={{ whiteSpace: 'nowrap' }}>
          Other trains
        </Button>
      }
    >
      <AlertTitle>17:42 to Dornbach</AlertTitle>
      About 20 minutes late, from platform 3.
    </Board>
  );
}
