import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { week } from './orders';

const most = Math.max(...week.map(([, count]) => count));

export function WeekChart() {
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography component="h2" variant="h6" gutterBottom>
          Orders this week
        </Typography>
        <Stack component="ul" direction="row" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {week.map(([day, count]) => (
            <Stack component="li" key={day} sx={{ flex: 1, alignItems: 'center', gap: 0.5 }}>
              <Typography variant="caption">{count}</Typography>
              <Stack sx={{ width: '100%', height: 120, justifyContent: 'flex-end' }}>
                <Box
                  sx={{
                    height: `${(count / most) * 100}%`,
                    borderRadius: 1,
                    bgcolor: count === most ? 'secondary.main' : 'primary.main',
                  }}
                />
              </Stack>
              <Typography variant="caption" color="text.secondary">
                {day}
              </Typography>
            </Stack>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
