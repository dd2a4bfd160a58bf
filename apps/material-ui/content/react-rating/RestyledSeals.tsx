import Check from '@mui/icons-material/Check';
import Rating, { ratingClasses } from '@mui/material/Rating';
import { styled } from '@mui/material/styles';

const Seals = styled(Rating)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    gap: 6,
    padding: theme.spacing(1, 1.5),
    borderRadius: 12,
    border: `1px solid ${palette.divider}`,
    [`& .${ratingClasses.icon}`]: {
      width: 28,
      height: 28,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: '50%',
      border: `2px solid ${palette.text.secondary}`,
    },
    [`& .${ratingClasses.iconEmpty}`]: { color: palette.text.secondary },
    [`& .${ratingClasses.iconFilled}`]: {
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
    },
    [`& .${ratingClasses.iconActive}`]: { transform: 'none' },
    [`&.${ratingClasses.focusVisible} .${ratingClasses.iconActive}`]: {
      outline: `2px solid ${palette.text.primary}`,
      outlineOffset: 2,
    },
  };
});

export default function RestyledSeals() {
  return (
    <Seals
      role="radiogroup"
      aria-label="Seals for the farm shop"
      defaultValue={3}
      icon={<Check fontSize="small" />}
      emptyIcon={<span />}
      getLabelText={(value) => `${value} of 5 seals`}
    />
  );
}
