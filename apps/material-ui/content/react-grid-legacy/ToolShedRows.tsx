import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

const tools = ['Spade', 'Rake', 'Hoe', 'Shears'];

export default function ToolShedRows() {
  return (
    <GridLegacy container spacing={2} sx={{ maxWidth: 520 }}>
      {tools.map((tool) => (
        <GridLegacy key={tool} item xs={6} sm={3}>
          <Paper variant="outlined" sx={{ p: 2, textAlign: 'center' }}>
            {tool}
          </Paper>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
