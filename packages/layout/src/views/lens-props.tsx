'use client';

import { useTranslate } from '@lectern/docs-config';
import type { AreaRecord } from '@lectern/page-model';
import { libraryOf, viewOf, viewOfFunction, type PropView } from '@lectern/version-lens';
import type { ReactNode } from 'react';
import { useShell } from '../shell';
import { Codes } from './api-history';
import { lensStrings } from '../lens-strings';
import { useStrings } from '../use-strings';

/** What the marks of a page are made from. */
export interface ReaderProps {
  readonly record: AreaRecord;
  /** Minor that the reader uses. */
  readonly version: string;
}

/** How the props of the page's component differ in the reader's version. */
function usePropViews({ record, version }: ReaderProps): Readonly<Record<string, PropView>> {
  const { page } = useShell();
  const library = libraryOf(record, page.path);
  return library && page.kind === 'api' ? viewOf(library, page.api.name, version).props : {};
}

/** How a documented prop differs in the reader's version, in place of when it came. */
export function PropMarks(props: ReaderProps & { name: string; children: ReactNode }) {
  const { name, version, children } = props;
  const view = usePropViews(props)[name];
  if (view?.came !== undefined) return <Newer version={version} since={view.came} />;
  return (
    <>
      {children}
      {view && <Values view={view} version={version} />}
    </>
  );
}

/** Marks a function that came after the reader's version, in place of when it came. */
export function FunctionMark(props: ReaderProps & { name: string; children: ReactNode }) {
  const { record, name, version, children } = props;
  const library = libraryOf(record, useShell().page.path);
  const came = library && viewOfFunction(library, name, version).came;
  return came === undefined ? children : <Newer version={version} since={came} />;
}

function Newer(values: { version: string; since: string }) {
  const lens = useStrings(lensStrings);
  return (
    <span className="flag" data-flag="newer">
      {lens('newer', { values })}
    </span>
  );
}

/** The default and the literals of a prop in the reader's version. */
function Values({ view, version }: { view: PropView; version: string }) {
  const t = useTranslate();
  const lens = useStrings(lensStrings);
  if (view.default === undefined && !view.type) return null;
  return (
    <span className="lens-values">
      {lens('then', { values: { version } })}:{' '}
      {view.default !== undefined && (
        <span>
          {t('default')} <code>{view.default}</code>
        </span>
      )}{' '}
      {view.type && (
        <span>
          {t('type')}
          {view.type.removed.length > 0 && (
            <>
              {' + '}
              <Codes texts={view.type.removed} />
            </>
          )}
          {view.type.added.length > 0 && (
            <>
              {' − '}
              <Codes texts={view.type.added} />
            </>
          )}
        </span>
      )}
    </span>
  );
}

/** Props that the reader's version has and the documented one has not. */
export function RemovedProps(reader: ReaderProps) {
  const t = useTranslate();
  const lens = useStrings(lensStrings);
  const removed = Object.entries(usePropViews(reader)).filter(
    ([, view]) => view.removed !== undefined,
  );
  if (removed.length === 0) return null;
  return (
    <ul className="api-list api-props">
      {removed.map(([name, { removed: until = '', replacement = [] }]) => (
        <li key={name} id={`prop-${name}`} className="api-item">
          <p className="api-item-head">
            <a href={`#prop-${name}`} className="api-name">
              <code>{name}</code>
            </a>
            <span className="flag" data-flag="removed">
              {lens('removed', { values: { version: until } })}
            </span>
            {replacement.length > 0 && (
              <span className="api-default">
                {t('instead')}: <Codes texts={replacement} />
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
