import { islandId, type LoadMount } from '@lectern/demos';
import { startFrame } from '@lectern/demos/frame';
import type { FramedDemo } from '@lectern/page-model';
import Head from 'next/head';
import { useEffect } from 'react';

/**
 * A document with nothing but a demo. In production it has no runtime of Next.js: scripts of its
 * own hydrate what stands in it. Development knows no such scripts.
 */
export function createFramePage(load: LoadMount) {
  return function FramePage({ frame }: { frame: FramedDemo | null }) {
    useEffect(
      () => (process.env.NODE_ENV === 'development' ? startFrame(load) : undefined),
      // The address of the document names the demo.
      [],
    );
    return (
      <>
        <Head>
          <title>{frame?.title ?? 'Demo'}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <link rel="icon" href="/static/lectern.svg" type="image/svg+xml" />
        </Head>
        <div className={frame ? undefined : 'demo-stage'}>
          <div
            data-island={frame?.id ?? ''}
            id={frame ? islandId(frame.id) : undefined}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        </div>
      </>
    );
  };
}
