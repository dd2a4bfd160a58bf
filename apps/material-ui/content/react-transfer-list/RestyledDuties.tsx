import { useState } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const duties = ['Bins', 'Stairs', 'Garden', 'Mail'];

const Column = styled(List)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: 150,
    minHeight: 220,
    padding: theme.spacing(1),
    borderRadius: 16,
    backgroundColor: palette.action.hover,
    [`& .${listItemButtonClasses.root}`]: {
      marginBlockEnd: theme.spacing(1),
      borderRadius: 8,
      border: `1px solid ${palette.divider}`,
      borderInlineStart: `4px solid ${palette.primary.main}`,
      backgroundColor: palette.background.paper,
      '&:hover': { borderColor: palette.primary.main },
    },
  };
});

export default function RestyledDuties() {
  const [mine, setMine] = useState<string[]>(['Bins']);
  const sides = [
    { name: 'Nobody', items: duties.filter((duty) => !mine.includes(duty)) },
    { name: 'Me', items: duties.filter((duty) => mine.includes(duty)) },
  ];

  function swap(duty: string) {
    setMine(mine.includes(duty) ? mine.filter((other) => other !== duty) : [...mine, duty]);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {sides.map(({ name, items }, side) => (
        <Box key={name}>
          <Typography gutterBottom>
            {name}: {items.length}
          </Typography>
          <Column aria-label={name}>
            {items.map((duty) => (
              <ListItem key={duty} disablePadding>
                <ListItemButton
                  aria-label={side === 0 ? `Take ${duty}` : `Give ${duty} back`}
                  onClick={() => swap(duty)}
                >
                  {duty}
                </ListItemButton>
              </ListItem>
            ))}
          </Column>
        </Box>
      ))}
    </Box>
  );
}
