import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

const Segments = styled(Tabs)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    minHeight: 0,
    padding: 4,
    borderRadius: 12,
    backgroundColor: palette.action.hover,
    [`& .${tabsClasses.list}`]: { position: 'relative' },
    [`& .${tabsClasses.indicator}`]: {
      height: '100%',
      borderRadius: 8,
      backgroundColor: palette.background.paper,
      boxShadow: theme.shadows[1],
    },
    [`& .${tabClasses.root}`]: {
      zIndex: 1,
      minHeight: 36,
      padding: theme.spacing(0.75, 2),
      textTransform: 'none',
      [`&.${tabClasses.selected}`]: { color: palette.text.primary },
      '&.Mui-focusVisible': { outline: `2px solid ${palette.primary.main}`, borderRadius: 8 },
    },
  };
});

const days = { today: '14 °C and a little rain', tomorrow: '17 °C, dry', week: '15 to 21 °C' };
type Day = keyof typeof days;

export default function RestyledForecast() {
  const [day, setDay] = useState<Day>('today');
  const id = useId();

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
      <Segments value={day} onChange={(_event, next: Day) => setDay(next)} aria-label="Forecast">
        <Tab value="today" label="Today" id={`${id}-today`} aria-controls={`${id}-panel`} />
        <Tab
          value="tomorrow"
          label="Tomorrow"
          id={`${id}-tomorrow`}
          aria-controls={`${id}-panel`}
        />
        <Tab value="week" label="This week" id={`${id}-week`} aria-controls={`${id}-panel`} />
      </Segments>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${day}`} tabIndex={0}>
        {days[day]}
      </div>
    </Box>
  );
}
