import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { styled } from '@mui/material/styles';

const Manual = styled(ScopedCssBaseline)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: 320,
    padding: theme.spacing(2),
    '& h3': { ...theme.typography.h6, marginBlock: 0 },
    '& kbd': {
      padding: '1px 6px',
      border: `1px solid ${palette.text.secondary}`,
      borderRadius: 4,
      fontSize: '0.85em',
    },
    '& li::marker': { color: palette.primary.main, fontWeight: 700 },
  };
});

export default function RestyledManual() {
  return (
    <Manual>
      <h3>Knitting machine</h3>
      <ol>
        <li>
          Press <kbd>F2</kbd> and count the needles.
        </li>
        <li>Hang the comb on every second one.</li>
        <li>Move the carriage to the left.</li>
      </ol>
    </Manual>
  );
}
