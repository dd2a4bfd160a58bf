import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const courses = [
  { name: 'Bread, first steps', day: 'Mon', places: 4 },
  { name: 'Bookbinding', day: 'Tue', places: 2 },
  { name: 'Sourdough', day: 'Mon', places: 6 },
  { name: 'Linocut', day: 'Tue', places: 1 },
  { name: 'Bike repair', day: 'Mon', places: 3 },
];

export default function FilteredCourses() {
  const [day, setDay] = useState<string | null>(null);
  const shown = courses.filter((course) => day === null || course.day === day);

  return (
    <Box sx={{ width: '100%', minHeight: 340 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Day of the course"
        value={day}
        onChange={(_event, value: string | null) => setDay(value)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="Mon">Monday</ToggleButton>
        <ToggleButton value="Tue">Tuesday</ToggleButton>
      </ToggleButtonGroup>
      <Grid
        container
        component="ul"
        role="list"
        aria-label="Courses"
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {shown.map((course) => (
          <Grid key={course.name} component="li" size={{ xs: 12, sm: 6, lg: 4 }}>
            <Card variant="outlined" sx={{ height: '100%' }}>
              <CardContent>
                <Typography>{course.name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {course.day}, {course.places} free
                </Typography>
              </CardContent>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
