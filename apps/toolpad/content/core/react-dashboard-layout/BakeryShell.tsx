import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import type { Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import type { SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter } from './memoryRouter';
import { usePageTheme } from './pageTheme';

const navigation: Navigation = [{ segment: 'orders', title: 'Orders', icon: <BakeryDiningIcon /> }];

function Title() {
  return <Typography sx={{ alignSelf: 'center', fontWeight: 700 }}>Corner Bakery</Typography>;
}

function Actions() {
  return (
    <Button variant="outlined" color="inherit">
      New order
    </Button>
  );
}

function Footer({ mini }: SidebarFooterProps) {
  return (
    <Typography variant="caption" sx={{ p: 2, textAlign: 'center' }}>
      {mini ? 'Open' : 'Open until 18:00'}
    </Typography>
  );
}

const slots = { appTitle: Title, toolbarActions: Actions, sidebarFooter: Footer };

export default function BakeryShell() {
  const router = useMemoryRouter('/orders');
  const theme = usePageTheme();
  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout
        slots={slots}
        sidebarExpandedWidth={200}
        sx={{
          '& .MuiAppBar-root': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
          '& .MuiAppBar-root .MuiIconButton-root': { color: 'inherit' },
          '& .MuiListItemButton-root': { borderRadius: 5 },
        }}
      >
        <Typography sx={{ p: 3 }}>Four orders to bake</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
