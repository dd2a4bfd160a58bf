import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import DescriptionIcon from '@mui/icons-material/Description';
import PeopleIcon from '@mui/icons-material/People';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import type { Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter } from './memoryRouter';
import { usePageTheme } from './pageTheme';

const navigation: Navigation = [
  { kind: 'header', title: 'Today' },
  {
    segment: 'visits',
    title: 'Visits',
    icon: <CalendarMonthIcon />,
    action: <Chip size="small" label="7" aria-label="7 visits" />,
  },
  { kind: 'divider' },
  { kind: 'header', title: 'Records' },
  {
    segment: 'patients',
    title: 'Patients',
    icon: <PeopleIcon />,
    pattern: 'patients{/:id}*',
  },
  {
    segment: 'papers',
    title: 'Papers',
    icon: <DescriptionIcon />,
    children: [
      { segment: 'letters', title: 'Letters' },
      { segment: 'results', title: 'Results' },
    ],
  },
];

export default function ClinicNavigation() {
  const router = useMemoryRouter('/papers/results');
  const theme = usePageTheme();
  return (
    <AppProvider
      navigation={navigation}
      branding={{ title: 'Clinic', logo: <PeopleIcon color="primary" /> }}
      router={router}
      theme={theme}
    >
      <DashboardLayout sidebarExpandedWidth={240}>
        <Typography sx={{ p: 3 }}>You are at {router.pathname}</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
