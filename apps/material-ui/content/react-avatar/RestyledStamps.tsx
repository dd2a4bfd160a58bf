import Avatar, { avatarClasses } from '@mui/material/Avatar';
import AvatarGroup, { avatarGroupClasses } from '@mui/material/AvatarGroup';
import { styled } from '@mui/material/styles';

const Stamps = styled(AvatarGroup)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    gap: 6,
    [`& .${avatarGroupClasses.avatar}`]: {
      marginInlineStart: 0,
      width: 44,
      height: 52,
      border: `2px dashed ${palette.text.secondary}`,
      borderRadius: 4,
      fontFamily: 'Georgia, serif',
    },
    [`& .${avatarClasses.colorDefault}`]: {
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
    },
  };
});

export default function RestyledStamps() {
  return (
    <Stamps max={4} role="img" aria-label="Letters from Lima, Oslo, Rome, Turin and Vilnius">
      {['L', 'O', 'R', 'T', 'V'].map((letter) => (
        <Avatar key={letter}>{letter}</Avatar>
      ))}
    </Stamps>
  );
}
