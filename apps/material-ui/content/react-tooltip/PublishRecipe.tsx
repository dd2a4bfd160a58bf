import { useState } from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function PublishRecipe() {
  const [published, setPublished] = useState(false);

  return (
    <Tooltip
      describeChild
      title={published ? 'Only you will see it again' : 'Everyone in the kitchen will see it'}
    >
      <Button variant="contained" onClick={() => setPublished(!published)}>
        {published ? 'Withdraw recipe' : 'Publish recipe'}
      </Button>
    </Tooltip>
  );
}
