import { startFrame } from '@lectern/demos/frame';

startFrame(() => import('./demos').then(({ mount }) => mount));
