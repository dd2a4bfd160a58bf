import { areaNextConfig } from '@lectern/next-adapter/config';

export default areaNextConfig(
  { id: 'x', directory: import.meta.dirname },
  {
    // The licence key of the commercial grids; without it they show a watermark.
    env: { MUI_X_LICENSE_KEY: process.env.MUI_X_LICENSE_KEY ?? '' },
  },
);
