import { MaterialProviders } from '@lectern/demos/material';

/** What wraps every demo of this area. */
export const Providers = MaterialProviders;
