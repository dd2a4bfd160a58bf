import { LicenseInfo } from '@mui/x-license';

/**
 * Sets the licence key of the commercial components, once for the site. The key comes from the
 * environment of the build as `MUI_X_LICENSE_KEY`; without it those components show a watermark.
 */
export function setLicence(): void {
  const key = process.env['MUI_X_LICENSE_KEY'];
  if (key) LicenseInfo.setLicenseKey(key);
}
