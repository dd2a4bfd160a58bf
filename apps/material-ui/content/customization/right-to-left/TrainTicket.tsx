import { useState } from 'react';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function TrainTicket() {
  const [isRtl, setRtl] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <FormControlLabel
        label="Right to left"
        control={<Switch checked={isRtl} onChange={(event) => setRtl(event.target.checked)} />}
      />
      <Box
        dir={isRtl ? 'rtl' : 'ltr'}
        lang={isRtl ? 'ar' : 'en'}
        sx={{
          p: 2,
          textAlign: 'start',
          border: 1,
          borderColor: 'divider',
          borderInlineStart: '8px solid',
          borderInlineStartColor: (theme) => (theme.vars ?? theme).palette.primary.main,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography>{isRtl ? 'القاهرة' : 'Cairo'}</Typography>
          <ArrowForward
            fontSize="small"
            sx={{ transform: isRtl ? 'scaleX(-1)' : 'none', marginInlineStart: 'auto' }}
          />
          <Typography>{isRtl ? 'أسوان' : 'Aswan'}</Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {isRtl ? 'المقعد 14، نافذة' : 'Seat 14, window'}
        </Typography>
      </Box>
    </Stack>
  );
}
