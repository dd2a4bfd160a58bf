import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const beds = ['Beans', 'Chard', 'Leeks', 'Peas'];

export default function AllotmentPanels() {
  return (
    <Box sx={{ display: 'grid', width: '100%', gap: 2, gridTemplateColumns: '1fr 2fr' }}>
      {['Small plot', 'Large plot'].map((plot) => (
        <Box
          key={plot}
          role="group"
          aria-label={plot}
          sx={{ container: 'plot / inline-size', p: 1, border: 1, borderColor: 'divider' }}
        >
          <Box
            sx={(theme) => ({
              display: 'grid',
              gap: 1,
              [theme.containerQueries('plot').up(260)]: { gridTemplateColumns: '1fr 1fr' },
            })}
          >
            {beds.map((bed) => (
              <Paper key={bed} variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
                {bed}
              </Paper>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
