import Anchor from '@mui/icons-material/Anchor';
import Email from '@mui/icons-material/Email';
import Grass from '@mui/icons-material/Grass';
import Info from '@mui/icons-material/Info';
import Sailing from '@mui/icons-material/Sailing';
import Avatar, { avatarClasses } from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Specimen, SpecimenGrid } from './specimen';

const berths = [
  { ship: 'Marie', berth: 4 },
  { ship: 'Tern', berth: 11 },
];

export default function DataShelf() {
  return (
    <SpecimenGrid>
      <Specimen name="Avatar" page="react-avatar">
        <AvatarGroup
          max={3}
          total={5}
          sx={{
            [`& .${avatarClasses.root}`]: {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
          }}
        >
          <Avatar>IO</Avatar>
          <Avatar>LB</Avatar>
        </AvatarGroup>
      </Specimen>
      <Specimen name="Badge" page="react-badge">
        <IconButton aria-label="3 unread letters">
          <Badge badgeContent={3} color="primary">
            <Email />
          </Badge>
        </IconButton>
      </Specimen>
      <Specimen name="Chip" page="react-chip">
        <Stack direction="row" spacing={1}>
          <Chip label="Vegan" color="success" variant="outlined" icon={<Grass />} />
          <Chip label="Spicy" />
        </Stack>
      </Specimen>
      <Specimen name="Divider" page="react-divider">
        <Divider sx={{ width: '100%' }}>or</Divider>
      </Specimen>
      <Specimen name="Icons" page="icons">
        <SvgIcon fontSize="large" color="primary" titleAccess="A tent">
          <path d="M12 4 2 20h20L12 4Zm0 5.5L15.8 18H8.2L12 9.5Z" />
        </SvgIcon>
      </Specimen>
      <Specimen name="Material Icons" page="material-icons">
        <Stack direction="row" spacing={1}>
          <Anchor />
          <Sailing />
          <Grass />
        </Stack>
      </Specimen>
      <Specimen name="List" page="react-list">
        <List dense disablePadding aria-label="Tides" sx={{ width: '100%' }}>
          {['High at 06:12', 'Low at 12:30'].map((tide) => (
            <ListItem key={tide} disableGutters>
              <ListItemIcon sx={{ minWidth: 36 }}>
                <Anchor fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={tide} />
            </ListItem>
          ))}
        </List>
      </Specimen>
      <Specimen name="Table" page="react-table">
        <Table size="small" aria-label="Berths">
          <TableHead>
            <TableRow>
              <TableCell>Ship</TableCell>
              <TableCell align="right">Berth</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {berths.map(({ ship, berth }) => (
              <TableRow key={ship}>
                <TableCell component="th" scope="row">
                  {ship}
                </TableCell>
                <TableCell align="right">{berth}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Specimen>
      <Specimen name="Tooltip" page="react-tooltip">
        <Tooltip title="Opens at nine on weekdays">
          <IconButton>
            <Info />
          </IconButton>
        </Tooltip>
      </Specimen>
      <Specimen name="Typography" page="react-typography">
        <div>
          <Typography variant="h6" component="p">
            The heron
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            A patient bird of quiet water.
          </Typography>
        </div>
      </Specimen>
    </SpecimenGrid>
  );
}
