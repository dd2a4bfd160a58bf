import Paper from '@mui/material/Paper';
import Skeleton, { skeletonClasses } from '@mui/material/Skeleton';
import { keyframes, styled } from '@mui/material/styles';

const drift = keyframes({ to: { backgroundPosition: '-200% 0' } });

const Stripe = styled(Skeleton)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    backgroundColor: 'transparent',
    backgroundImage: `linear-gradient(90deg, ${palette.action.hover} 40%, ${palette.action.focus} 50%, ${palette.action.hover} 60%)`,
    backgroundSize: '200% 100%',
    animation: `${drift} 3s linear infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    [`&.${skeletonClasses.rounded}`]: { borderRadius: 16 },
    [`&.${skeletonClasses.text}`]: { borderRadius: 999, transform: 'scale(1, 0.5)' },
  };
});

export default function RestyledPostcard() {
  return (
    <Paper
      variant="outlined"
      role="img"
      aria-label="A postcard that is loading"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 2,
        width: '100%',
        maxWidth: 340,
        p: 2,
      }}
    >
      <Stripe variant="rounded" animation={false} height={140} />
      <div>
        <Stripe animation={false} />
        <Stripe animation={false} />
        <Stripe animation={false} width="60%" />
      </div>
    </Paper>
  );
}
