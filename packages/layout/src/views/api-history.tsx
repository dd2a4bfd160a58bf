'use client';

import { useTranslate } from '@lectern/docs-config';
import type { ApiChange } from '@lectern/page-model';
import { SectionHeading } from './section-heading';

/** Changes of a component over the versions of its library, newest first. */
export function ApiHistory({ changes }: { changes: readonly ApiChange[] }) {
  const t = useTranslate();
  return (
    <>
      <SectionHeading depth={2} id="history" html={t('history')} />
      <ChangeList changes={changes} />
    </>
  );
}

/** Changes, version by version. */
export function ChangeList({ changes }: { changes: readonly ApiChange[] }) {
  const versions = [...new Set(changes.map(({ version }) => version))];
  return (
    <dl className="api-history">
      {versions.map((version) => (
        <div key={version}>
          <dt>{version}</dt>
          <dd>
            <ul>
              {changes
                .filter((change) => change.version === version)
                .map((change) => (
                  <li key={`${change.kind} ${change.prop ?? ''}`}>
                    <Change change={change} />
                  </li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ change }: { change: ApiChange }) {
  const t = useTranslate();
  const { kind, prop, replacement = [], added = [], removed = [] } = change;
  return (
    <>
      <span className="api-change">{t(kind)}</span>
      {prop && <code>{prop}</code>}
      {replacement.length > 0 && (
        <span>
          {t('instead')}: <Codes texts={replacement} />
        </span>
      )}
      {added.length > 0 && (
        <span>
          + <Codes texts={added} />
        </span>
      )}
      {removed.length > 0 && (
        <span>
          − <Codes texts={removed} />
        </span>
      )}
    </>
  );
}

/** Names in code, side by side. */
export function Codes({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <span key={text}>
      {index > 0 && ' '}
      <code>{text}</code>
    </span>
  ));
}
