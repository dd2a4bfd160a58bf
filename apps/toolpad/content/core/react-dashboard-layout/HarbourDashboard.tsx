import AnchorIcon from '@mui/icons-material/Anchor';
import EventIcon from '@mui/icons-material/Event';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import type { Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useContainedTheme } from './containedTheme';
import { useMemoryRouter } from './memoryRouter';

const navigation: Navigation = [
  { segment: 'berths', title: 'Berths', icon: <AnchorIcon /> },
  { segment: 'bookings', title: 'Bookings', icon: <EventIcon /> },
];

const branding = { title: 'Harbour', logo: <AnchorIcon color="primary" /> };

function Page() {
  const page = useActivePage();
  return (
    <Typography component="h3" variant="h6" sx={{ p: 3 }}>
      {page?.title ?? 'Welcome'}
    </Typography>
  );
}

export default function HarbourDashboard() {
  const router = useMemoryRouter('/berths');
  const theme = useContainedTheme('harbour');
  return (
    <Box id="harbour" sx={{ contain: 'layout', width: '100%', height: 300 }}>
      <AppProvider navigation={navigation} branding={branding} router={router} theme={theme}>
        <DashboardLayout sidebarExpandedWidth={220} sx={{ width: '100%', height: '100%' }}>
          <Page />
        </DashboardLayout>
      </AppProvider>
    </Box>
  );
}
