import { useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

const sections: { label: string; content: ReactNode }[] = [
  { label: 'Profile', content: <TextField label="Shown name" defaultValue="Ana Lima" fullWidth /> },
  {
    label: 'Messages',
    content: <FormControlLabel label="Send a weekly summary" control={<Switch defaultChecked />} />,
  },
  {
    label: 'Privacy',
    content: <FormControlLabel label="Show when I am online" control={<Switch />} />,
  },
];

export default function AccountSettings() {
  const [section, setSection] = useState(0);
  const id = useId();

  return (
    <Box sx={{ display: 'flex', width: '100%', maxWidth: 520, minHeight: 160 }}>
      <Tabs
        orientation="vertical"
        value={section}
        onChange={(_event, next: number) => setSection(next)}
        aria-label="Account"
        sx={{ borderInlineEnd: 1, borderColor: 'divider', flexShrink: 0 }}
      >
        {sections.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            sx={{ alignItems: 'flex-start' }}
          />
        ))}
      </Tabs>
      {sections.map(({ label, content }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={section !== index}
          sx={{ flexGrow: 1, p: 2, minWidth: 0 }}
        >
          {content}
        </Box>
      ))}
    </Box>
  );
}
