import { MaterialProviders } from '@lectern/demos/material';
import { setLicence } from './licence';

setLicence();

/** What wraps every demo of this area. */
export const Providers = MaterialProviders;
