import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow, { tableRowClasses } from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';

const clubs = [
  { name: 'Rowers', played: 14, points: 31 },
  { name: 'Old Bridge', played: 14, points: 28 },
  { name: 'Red Mill', played: 13, points: 24 },
  { name: 'Northside', played: 14, points: 19 },
];

const LeagueTable = styled(Table)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    borderCollapse: 'separate',
    borderSpacing: theme.spacing(0, 0.5),
    [`& .${tableCellClasses.root}`]: {
      border: 0,
      fontVariantNumeric: 'tabular-nums',
      '&:first-of-type': { borderStartStartRadius: 8, borderEndStartRadius: 8 },
      '&:last-of-type': { borderStartEndRadius: 8, borderEndEndRadius: 8 },
    },
    [`& .${tableCellClasses.head}`]: {
      ...theme.typography.overline,
      color: palette.text.secondary,
      paddingBlock: 0,
    },
    [`& .${tableCellClasses.body}`]: { backgroundColor: palette.action.hover },
    [`& .${tableRowClasses.selected} .${tableCellClasses.body}`]: {
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      fontWeight: theme.typography.fontWeightBold,
    },
  };
});

export default function RestyledLeague() {
  return (
    <TableContainer sx={{ maxWidth: 480 }}>
      <LeagueTable size="small" aria-label="League after 14 rounds">
        <TableHead>
          <TableRow>
            <TableCell>Club</TableCell>
            <TableCell align="right">Played</TableCell>
            <TableCell align="right">Points</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {clubs.map((club, index) => (
            <TableRow key={club.name} selected={index === 0}>
              <TableCell component="th" scope="row">
                {club.name}
              </TableCell>
              <TableCell align="right">{club.played}</TableCell>
              <TableCell align="right">{club.points}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </LeagueTable>
    </TableContainer>
  );
}
