import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Pagination, { paginationClasses } from '@mui/material/Pagination';
import PaginationItem, { paginationItemClasses } from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';

const Reels = styled(Pagination)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    borderTop: `1px solid ${palette.divider}`,
    [`& .${paginationClasses.ul}`]: { gap: 4 },
    [`& .${paginationItemClasses.page}`]: {
      height: 44,
      borderRadius: 0,
      borderTop: '3px solid transparent',
      marginTop: -1,
    },
    [`& .${paginationItemClasses.selected}`]: {
      borderTopColor: palette.primary.main,
      backgroundColor: 'transparent',
      fontWeight: theme.typography.fontWeightBold,
    },
    [`& .${paginationItemClasses.focusVisible}`]: {
      outline: `2px solid ${palette.text.primary}`,
      outlineOffset: -4,
    },
  };
});

export default function RestyledReels() {
  return (
    <Reels
      aria-label="Reels of the film"
      count={5}
      defaultPage={2}
      renderItem={(item) => (
        <PaginationItem {...item} slots={{ previous: ArrowBack, next: ArrowForward }} />
      )}
    />
  );
}
