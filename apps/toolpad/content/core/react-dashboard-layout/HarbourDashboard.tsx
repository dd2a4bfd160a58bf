import AnchorIcon from '@mui/icons-material/Anchor';
import EventIcon from '@mui/icons-material/Event';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import type { Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useMemoryRouter } from './memoryRouter';
import { usePageTheme } from './pageTheme';

const navigation: Navigation = [
  { segment: 'berths', title: 'Berths', icon: <AnchorIcon /> },
  { segment: 'bookings', title: 'Bookings', icon: <EventIcon /> },
];

const branding = { title: 'Harbour', logo: <AnchorIcon color="primary" /> };

function Page() {
  const page = useActivePage();
  return (
    <Typography component="h1" variant="h6" sx={{ p: 3 }}>
      {page?.title ?? 'Welcome'}
    </Typography>
  );
}

export default function HarbourDashboard() {
  const router = useMemoryRouter('/berths');
  const theme = usePageTheme();
  return (
    <AppProvider navigation={navigation} branding={branding} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={220}>
        <Page />
      </DashboardLayout>
    </AppProvider>
  );
}
