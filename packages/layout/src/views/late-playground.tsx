'use client';

import type { DocProps } from '@lectern/page-model';
import { useLateWhen } from '../use-late';

const fetchEntry = () =>
  import('./playground-entry').then(({ PlaygroundEntry }) => PlaygroundEntry);

/** Fetches the way to the playground of a page's components, which needs scripts anyway. */
export function LatePlayground(props: { links: DocProps['apiLinks'] }) {
  const View = useLateWhen(true, fetchEntry);
  return View && <View {...props} />;
}
