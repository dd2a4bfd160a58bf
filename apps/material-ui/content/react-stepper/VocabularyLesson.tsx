import { useState } from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const words = ['der Hafen', 'die Fähre', 'das Segel', 'der Anker', 'die Welle'];

export default function VocabularyLesson() {
  const [word, setWord] = useState(0);
  const last = word === words.length - 1;

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320, overflow: 'hidden' }}>
      <MobileStepper
        position="static"
        variant="progress"
        steps={words.length}
        activeStep={word}
        slotProps={{
          progress: {
            'aria-label': 'Lesson',
            'aria-valuetext': `Word ${word + 1} of ${words.length}`,
          },
        }}
        backButton={
          <Button size="small" disabled={word === 0} onClick={() => setWord(word - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button size="small" onClick={() => setWord(last ? 0 : word + 1)}>
            {last ? 'Again' : 'Next'}
          </Button>
        }
      />
      <Typography lang="de" role="status" variant="h5" component="p" sx={{ p: 3 }}>
        {words[word]}
      </Typography>
    </Paper>
  );
}
