import { useState } from 'react';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import type { Navigation, Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter } from './memoryRouter';
import { usePageTheme } from './pageTheme';

const navigation: Navigation = [{ segment: 'loans', title: 'Loans', icon: <MenuBookIcon /> }];

const librarian: Session = {
  user: { id: '7', name: 'Nadia Perić', email: 'nadia@library.example' },
};

export default function SignedInDashboard() {
  const [session, setSession] = useState<Session | null>(librarian);
  const router = useMemoryRouter('/loans');
  const theme = usePageTheme();
  return (
    <AppProvider
      navigation={navigation}
      branding={{ title: 'Library', logo: <MenuBookIcon color="primary" /> }}
      router={router}
      theme={theme}
      session={session}
      authentication={{
        signIn: () => setSession(librarian),
        signOut: () => setSession(null),
      }}
    >
      <DashboardLayout defaultSidebarCollapsed>
        <Typography sx={{ p: 3 }}>
          {session?.user
            ? `Twelve loans wait for ${session.user.name}`
            : 'Sign in to see the loans'}
        </Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
