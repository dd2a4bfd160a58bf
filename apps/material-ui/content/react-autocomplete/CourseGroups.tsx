import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Course {
  title: string;
  faculty: string;
  full?: boolean;
}

const courses: readonly Course[] = [
  { title: 'Algebra', faculty: 'Mathematics' },
  { title: 'Statistics', faculty: 'Mathematics', full: true },
  { title: 'Baroque music', faculty: 'Arts' },
  { title: 'Life drawing', faculty: 'Arts' },
  { title: 'Soil and water', faculty: 'Earth sciences' },
  { title: 'Volcanoes', faculty: 'Earth sciences' },
];

const byFaculty = [...courses].sort((a, b) => a.faculty.localeCompare(b.faculty, 'en'));

export default function CourseGroups() {
  return (
    <Autocomplete
      options={byFaculty}
      groupBy={(course) => course.faculty}
      getOptionLabel={(course) => course.title}
      getOptionDisabled={(course) => Boolean(course.full)}
      renderInput={(params) => (
        <TextField {...params} label="Course" helperText="Statistics is full this term." />
      )}
      sx={{ width: 280 }}
    />
  );
}
