import GridLegacy, { gridLegacyClasses } from '@mui/material/GridLegacy';
import { styled } from '@mui/material/styles';

const trays = ['Basil', 'Dill', 'Mint', 'Thyme', 'Sage'];

const Trays = styled(GridLegacy)(({ theme }) => ({
  [`& > .${gridLegacyClasses.item}`]: {
    padding: theme.spacing(1.5),
    textAlign: 'center',
    border: `1px dashed ${(theme.vars ?? theme).palette.text.secondary}`,
    borderRadius: 12,
  },
}));

export default function RestyledSeedTrays() {
  return (
    <Trays container columns={10} sx={{ maxWidth: 480 }}>
      {trays.map((tray) => (
        <GridLegacy key={tray} item xs={5} sm={2}>
          {tray}
        </GridLegacy>
      ))}
    </Trays>
  );
}
