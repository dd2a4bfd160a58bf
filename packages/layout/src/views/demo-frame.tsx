'use client';

import { Island, islandId } from '@lectern/demos';
import { useTranslate } from '@lectern/docs-config';
import type { Demo } from '@lectern/page-model';
import { LensSlot } from '../lens';
import { useWordsLanguage } from '../shell';
import { DemoFile } from './demo-file';
import { DemoOpen } from './demo-open';
import { DemoTools } from './demo-tools';
import { Failure } from './failure';

/** Sources up to this many lines stand open: they fit under their demo on a laptop's screen. */
const OPEN_LINES = 16;

/** A live demo over its code. */
export function DemoFrame({ demo }: { demo: Demo }) {
  const t = useTranslate();
  const lang = useWordsLanguage();
  return (
    <section className="demo" aria-label={demo.title}>
      {demo.needs && <LensSlot at="demo" needs={demo.needs} />}
      <div className="demo-stage" data-bleed={demo.bleed ? '' : undefined}>
        {demo.frame ? (
          <iframe
            loading="lazy"
            src={demo.frame}
            title={demo.title}
            height={demo.height}
            id={islandId(demo.id)}
          />
        ) : (
          <Island
            id={demo.id}
            {...(demo.height ? { height: demo.height } : {})}
            failed={(retry) => (
              <Failure className="demo-failed" lang={lang} onRetry={retry}>
                {t('demoFailed')}
              </Failure>
            )}
          />
        )}
      </div>
      {!demo.tool && (
        <div className="demo-foot">
          <DemoOpen demo={demo} />
          <DemoTools demo={demo} />
          <DemoCode demo={demo} />
          {demo.files?.map((file) => (
            <DemoFile key={file.name} {...file} group={demo.id} />
          ))}
        </div>
      )}
    </section>
  );
}

function DemoCode({ demo }: { demo: Demo }) {
  const { name, code, lines, files } = demo;
  return files ? (
    <DemoFile name={`${name}.tsx`} code={code} lines={lines} group={demo.id} />
  ) : (
    <DemoFile name={name} code={code} lines={lines} open={lines <= OPEN_LINES} />
  );
}
