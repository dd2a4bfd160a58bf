import { createMount } from '@lectern/demos/mount';
import { DemoCrash } from '@lectern/layout';
import { registry } from '@generated/demos.client';
import { Providers } from './demo-providers';

/** Mounts this area's demos; fetched when the first one nears the viewport. */
export const mount = createMount({
  registry,
  Providers,
  crashed: (error, retry) => <DemoCrash error={error} retry={retry} />,
});
