import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const sheet = `
.sluice-gauge.MuiSlider-root {
  height: 10px;
}
.sluice-gauge .MuiSlider-rail,
.sluice-gauge .MuiSlider-track {
  border-radius: 2px;
}
.sluice-gauge .MuiSlider-thumb {
  width: 12px;
  height: 28px;
  border-radius: 2px;
}
`;
const gaugeStyles = <GlobalStyles styles={sheet} />;

export default function SluiceGauge() {
  return (
    <Box sx={{ width: 280 }}>
      {gaugeStyles}
      <Typography id="sluice-gauge-label">Opening of the sluice</Typography>
      <Slider
        className="sluice-gauge"
        aria-labelledby="sluice-gauge-label"
        defaultValue={40}
        getAriaValueText={(value) => `${value} per cent`}
      />
    </Box>
  );
}
