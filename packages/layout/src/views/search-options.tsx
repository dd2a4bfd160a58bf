'use client';

import { useTranslate } from '@lectern/docs-config';
import { matchParts, type SearchKind } from '@lectern/search';
import { useEffect, useRef, type ReactNode } from 'react';
import { useShell } from '../shell';
import { searchStrings } from '../search-strings';
import { useStrings } from '../use-strings';
import { SearchIcon } from './search-icon';

/** Something that the search offers: a result, an earlier search, a product. */
export interface SearchOption {
  readonly key: string;
  readonly icon: SearchKind | 'recent' | 'product';
  readonly title: string;
  /** Title of the page that it stands on. */
  readonly context?: string | undefined;
  /** Where it leads; left out where it only fills the field. */
  readonly href?: string;
  readonly choose: () => void;
}

/** Options below a title. */
export interface OptionGroup {
  readonly id: string;
  readonly title: string;
  readonly options: readonly SearchOption[];
}

export interface SearchOptionsProps {
  /** What the ids of options begin with; the place among all options follows. */
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** Place of the option that the keyboard is on, -1 for none. */
  readonly active: number;
  /** Place of the one that Enter takes. */
  readonly entered: number;
  /** What is marked in the titles. */
  readonly query: string;
}

/** The list below the field of the search. */
export function SearchOptions({ id, groups, active, entered, query }: SearchOptionsProps) {
  const t = useTranslate();
  const ts = useStrings(searchStrings);
  const { Link } = useShell();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const kindNames: Record<SearchKind, string> = {
    page: t('searchPage'),
    api: ts('api'),
    prop: t('prop'),
    function: ts('function'),
    heading: t('searchHeading'),
    demo: t('searchDemo'),
  };
  const contentOf = ({ icon, title, context }: SearchOption): ReactNode => (
    <>
      <SearchIcon of={icon} />
      {icon in kindNames && (
        <span className="search-kind">{kindNames[icon as SearchKind]}</span>
      )}{' '}
      <span className="search-title">
        {matchParts(title, query).map((part, at) =>
          part.match ? <mark key={at}>{part.text}</mark> : part.text,
        )}
      </span>{' '}
      {context && <span className="search-page">{context}</span>}
    </>
  );

  let place = -1;
  return (
    <div
      ref={list}
      id={`${id}-options`}
      className="search-results"
      role="listbox"
      aria-label={t('search')}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <p id={`${id}-${group.id}`} className="search-area" role="presentation">
            {group.title}
          </p>
          {group.options.map((option) => {
            place += 1;
            const common = {
              id: `${id}-${place}`,
              className: 'search-result',
              'data-entered': place === entered,
              role: 'option',
              tabIndex: -1,
              'aria-selected': place === active,
              onClick: option.choose,
            };
            return option.href === undefined ? (
              <div key={option.key} {...common}>
                {contentOf(option)}
              </div>
            ) : (
              <Link key={option.key} {...common} href={option.href}>
                {contentOf(option)}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
