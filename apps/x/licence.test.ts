import { LicenseInfo } from '@mui/x-license';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  LicenseInfo.setLicenseKey('');
});

test('[D6] the key comes from the environment, and the demos of the area set it', async () => {
  vi.stubEnv('MUI_X_LICENSE_KEY', 'a-key-of-the-environment');
  const set = vi.spyOn(LicenseInfo, 'setLicenseKey');
  await import('./demo-providers');
  expect(LicenseInfo.getLicenseKey()).toBe('a-key-of-the-environment');
  expect(set).toHaveBeenCalledTimes(1);
});

test('[D6] the build hands the key to the browser', async () => {
  vi.stubEnv('MUI_X_LICENSE_KEY', 'a-key-of-the-environment');
  const { default: config } = await import('./next.config.mjs');
  expect(config.env).toEqual({ MUI_X_LICENSE_KEY: 'a-key-of-the-environment' });
});

test('[D6] without a key nothing is set', async () => {
  vi.stubEnv('MUI_X_LICENSE_KEY', '');
  const set = vi.spyOn(LicenseInfo, 'setLicenseKey');
  await import('./demo-providers');
  expect(set).not.toHaveBeenCalled();
});
