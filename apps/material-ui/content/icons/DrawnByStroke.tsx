import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function DrawnByStroke() {
  return (
    <Stack direction="row" spacing={3}>
      <SvgIcon titleAccess="Wave" fontSize="large" color="primary">
        <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="2.5">
          <path d="M2 20q5-10 10 0t10 0 8-2" strokeLinecap="round" />
        </svg>
      </SvgIcon>
      <SvgIcon titleAccess="Hill" fontSize="large" color="success">
        <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="2.5">
          <path d="m3 26 9-15 6 9 4-6 7 12z" strokeLinejoin="round" />
        </svg>
      </SvgIcon>
    </Stack>
  );
}
