import Pagination from '@mui/material/Pagination';

export default function FleetPages() {
  return <Pagination count={8} defaultPage={2} siblingCount={0} aria-label="Pages of the fleet" />;
}
