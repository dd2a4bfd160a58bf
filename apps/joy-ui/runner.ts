import { startRunner } from '@lectern/demos/runner';
import { registry } from '@generated/runner';
import { Providers } from './demo-providers';

startRunner({ registry, Providers });
