import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

const leaflet = (
  <>
    <p>
      The museum opens at <strong>ten</strong>. Children go free.
    </p>
    <div style={{ width: '100%', padding: 12, border: '2px solid' }}>A box of 100 %</div>
  </>
);

export default function OldLeaflet() {
  return (
    <Box sx={{ display: 'grid', gap: 3, width: 300 }}>
      <Box
        component="section"
        aria-label="Without the baseline"
        sx={{ fontFamily: 'serif', '& *': { boxSizing: 'content-box' } }}
      >
        {leaflet}
      </Box>
      <ScopedCssBaseline component="section" aria-label="With the baseline" sx={{ p: 2 }}>
        {leaflet}
      </ScopedCssBaseline>
    </Box>
  );
}
