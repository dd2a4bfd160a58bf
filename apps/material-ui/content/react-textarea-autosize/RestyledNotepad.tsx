import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const Pad = styled(TextareaAutosize)(({ theme }) => ({
  width: 300,
  border: 0,
  padding: '0 16px',
  font: 'inherit',
  lineHeight: '28px',
  color: '#2b2613',
  backgroundColor: '#fff6c9',
  backgroundImage: 'linear-gradient(transparent 27px, rgba(60, 90, 160, 0.35) 27px)',
  backgroundSize: '100% 28px',
  resize: 'none',
  '&:focus-visible': {
    outline: `3px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 3,
  },
}));

export default function RestyledNotepad() {
  return <Pad aria-label="Shopping" minRows={4} defaultValue={'Twine\nLamp oil\nRye flour'} />;
}
