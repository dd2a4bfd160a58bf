import { areaNextConfig } from '@lectern/next-adapter/config';

export default areaNextConfig(
  { id: 'x', directory: import.meta.dirname },
  {
    // Read by licence.ts.
    env: { MUI_X_LICENSE_KEY: process.env.MUI_X_LICENSE_KEY ?? '' },
  },
);
