'use client';

import { useTranslate } from '@lectern/docs-config';
import type {
  ApiClass,
  ApiModel,
  ApiProp,
  ApiProps,
  ApiSlot,
  DemoLink,
  Heading,
} from '@lectern/page-model';
import { Fragment, useState, type ReactNode } from 'react';
import { useApiView } from '../api-view';
import { localizedHref } from '../href';
import { LensSlot } from '../lens';
import { useEnglish, useShell } from '../shell';
import { useHydrated } from '../use-hydrated';
import { ApiHistory } from './api-history';
import { PropType, TypeList } from './api-type';
import { BundleCost } from './bundle-cost';
import { CodeSample } from './code-sample';
import { escapeText } from './escape-text';
import { OpenTypes } from './open-types';
import { NameFilter } from './name-filter';
import { PageFrame } from './page-frame';
import { SectionHeading } from './section-heading';
import { EnglishHtml } from './static-html';

/** The reference of one component or interface. */
export function ApiArticle({ api, demos, shownIn, path }: ApiProps) {
  const t = useTranslate();
  const { page, Link } = useShell();
  const headings: Heading[] = [
    { depth: 2, id: 'import', text: t('import') },
    ...(api.props.length > 0
      ? [
          {
            depth: 2 as const,
            id: 'props',
            text: t(api.kind === 'interface' ? 'members' : 'props'),
          },
        ]
      : []),
    ...(api.slots.length > 0 ? [{ depth: 2 as const, id: 'slots', text: t('slots') }] : []),
    ...(api.classes.length > 0
      ? [{ depth: 2 as const, id: 'classes', text: t('cssClasses') }]
      : []),
    ...(api.cssVariables
      ? [{ depth: 2 as const, id: 'css-variables', text: t('cssVariables') }]
      : []),
    ...(api.history ? [{ depth: 2 as const, id: 'history', text: t('history') }] : []),
    ...(api.types ? [{ depth: 2 as const, id: 'types', text: t('types') }] : []),
  ];
  return (
    <PageFrame
      key={path}
      headings={headings}
      textLanguage="en"
      proseLanguage={page.language}
      extra={
        demos ? (
          <p className="api-demos">
            {t('demos')}: <Link href={localizedHref(demos.path, page.language)}>{demos.title}</Link>
          </p>
        ) : (
          shownIn && <ShownIn demos={shownIn} />
        )
      }
    >
      {api.deprecated !== undefined && (
        <aside className="callout" data-kind="warning">
          <p className="callout-title">{t('deprecated')}</p>
          <EnglishHtml html={api.deprecated} />
        </aside>
      )}
      <ApiImport api={api} />
      <OpenTypes>
        {api.props.length > 0 ? <PropList api={api} /> : <p>{t('noProps')}</p>}
        <LensSlot at="props" />
        {api.slots.length > 0 && <SlotList slots={api.slots} />}
        {api.classes.length > 0 && <ClassList classes={api.classes} />}
        {api.cssVariables && <VariableList names={api.cssVariables} />}
        {api.history && <ApiHistory changes={api.history} />}
        {api.types && <TypeList types={api.types} />}
      </OpenTypes>
    </PageFrame>
  );
}

/** Plain links: the article follows them inside the area, and there are hundreds on a page. */
function ShownIn({ demos }: { demos: readonly DemoLink[] }) {
  const t = useTranslate();
  const { page } = useShell();
  return (
    <p className="api-demos">
      {`${t('shownIn')}: `}
      {demos.map(({ title, path }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <a href={localizedHref(path, page.language)}>{title}</a>
        </Fragment>
      ))}
    </p>
  );
}

function ApiImport({ api }: { api: ApiModel }) {
  const t = useTranslate();
  return (
    <>
      <SectionHeading depth={2} id="import" html={t('import')} />
      <CodeSample code={{ ts: api.imports.map(escapeText).join('\n') }} language="js" />
      <dl className="api-facts">
        {api.themeName && (
          <Fact term={t('themeName')}>
            <code>{api.themeName}</code>
          </Fact>
        )}
        {api.inherits && (
          <Fact term={t('inheritance')}>
            <Inherited inherits={api.inherits} />
          </Fact>
        )}
        {api.polymorphic && <Fact term="component">{t('polymorphic')}</Fact>}
        {api.source && (
          <Fact term={t('source')}>
            <a href={api.source} rel="noopener">
              GitHub
            </a>
          </Fact>
        )}
        {api.since && <Fact term={t('added')}>{api.since}</Fact>}
        {api.ref && (
          <Fact term="ref">
            <code>{api.ref}</code>
          </Fact>
        )}
        {api.cost && (
          <Fact term={t('bundle')}>
            <BundleCost cost={api.cost} />
          </Fact>
        )}
      </dl>
    </>
  );
}

function Inherited({ inherits }: { inherits: NonNullable<ApiModel['inherits']> }) {
  const { page, Link } = useShell();
  if (!inherits.path) return <code>{inherits.name}</code>;
  return <Link href={localizedHref(inherits.path, page.language)}>{inherits.name}</Link>;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PropList({ api }: { api: ApiModel }) {
  const t = useTranslate();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const matches = ({ name }: ApiProp) => name.toLowerCase().includes(wanted);
  return (
    <>
      <SectionHeading
        depth={2}
        id="props"
        html={t(api.kind === 'interface' ? 'members' : 'props')}
      />
      {api.props.length > FEW && (
        <PropTools filter={filter} setFilter={setFilter} count={api.props.filter(matches).length} />
      )}
      <ul className="api-list api-props">
        {api.props.map((prop) => (
          <PropItem key={prop.name} prop={prop} hidden={!matches(prop)} />
        ))}
      </ul>
    </>
  );
}

/** Props that are seen at a glance need no tools. */
const FEW = 6;

/** A filter by name, and the choice between list and table; its room is there from the start. */
function PropTools(props: { filter: string; setFilter: (text: string) => void; count: number }) {
  const { filter, setFilter, count } = props;
  const t = useTranslate();
  const hydrated = useHydrated();
  const [view, setView] = useApiView();
  return (
    <div className="api-tools">
      {hydrated && (
        <>
          <NameFilter
            label={t('filterProps')}
            filter={filter}
            setFilter={setFilter}
            status={filter && t('searchResults', { count })}
          />
          <fieldset>
            <legend>{t('apiView')}</legend>
            {(['list', 'table'] as const).map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name="api-view"
                  checked={view === choice}
                  onChange={() => setView(choice)}
                />
                <span>{t(choice)}</span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </div>
  );
}

function PropItem({ prop, hidden }: { prop: ApiProp; hidden: boolean }) {
  const t = useTranslate();
  const english = useEnglish();
  return (
    <li id={`prop-${prop.name}`} className="api-item" hidden={hidden}>
      <p className="api-item-head">
        <a href={`#prop-${prop.name}`} className="api-name">
          <code>{prop.name}</code>
        </a>
        {prop.plan && (
          <span className="flag" data-flag={prop.plan}>
            {t(prop.plan === 'pro' ? 'planPro' : 'planPremium')}
          </span>
        )}
        {prop.required && (
          <span className="flag" data-flag="required">
            {t('required')}
          </span>
        )}
        {prop.deprecated !== undefined && (
          <span className="flag" data-flag="deprecated">
            {prop.deprecatedSince
              ? t('deprecatedSince', { values: { version: prop.deprecatedSince } })
              : t('deprecated')}
          </span>
        )}
        <LensSlot at="prop" name={prop.name}>
          {prop.since && (
            <span className="flag">{t('since', { values: { version: prop.since } })}</span>
          )}
        </LensSlot>
        <PropType html={prop.type} />
        {prop.default !== undefined && (
          <span className="api-default">
            {t('default')}: <code>{prop.default}</code>
          </span>
        )}
      </p>
      {prop.deprecated ? <EnglishHtml html={prop.deprecated} /> : null}
      {prop.description && <EnglishHtml html={prop.description} />}
      {prop.signature && (
        <dl className="api-params">
          {prop.signature.params.map(({ name, description }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd lang={english} dangerouslySetInnerHTML={{ __html: description }} />
            </div>
          ))}
        </dl>
      )}
      {prop.shownIn && <ShownIn demos={prop.shownIn} />}
    </li>
  );
}

function SlotList({ slots }: { slots: readonly ApiSlot[] }) {
  const t = useTranslate();
  return (
    <>
      <SectionHeading depth={2} id="slots" html={t('slots')} />
      <ul className="api-list">
        {slots.map((slot) => (
          <li key={slot.name} id={`slot-${slot.name}`} className="api-item">
            <p className="api-item-head">
              <a href={`#slot-${slot.name}`} className="api-name">
                <code>{slot.name}</code>
              </a>
              {slot.deprecated !== undefined && (
                <span className="flag" data-flag="deprecated">
                  {t('deprecated')}
                </span>
              )}
              {slot.className && (
                <span className="api-type">
                  <code>.{slot.className}</code>
                </span>
              )}
              {slot.default && (
                <span className="api-default">
                  {t('default')}: <code>{slot.default}</code>
                </span>
              )}
            </p>
            {slot.description && <EnglishHtml html={slot.description} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function VariableList({ names }: { names: readonly string[] }) {
  const t = useTranslate();
  return (
    <>
      <SectionHeading depth={2} id="css-variables" html={t('cssVariables')} />
      <ul className="api-variables">
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function ClassList({ classes }: { classes: readonly ApiClass[] }) {
  const t = useTranslate();
  return (
    <>
      <SectionHeading depth={2} id="classes" html={t('cssClasses')} />
      <ul className="api-list">
        {classes.map(({ key, className, description, deprecated }) => (
          <li key={key} id={`class-${key}`} className="api-item">
            <p className="api-item-head">
              <a href={`#class-${key}`} className="api-name">
                <code>.{className}</code>
              </a>
              {deprecated !== undefined && (
                <span className="flag" data-flag="deprecated">
                  {t('deprecated')}
                </span>
              )}
              <span className="api-type">
                <code>{key}</code>
              </span>
            </p>
            {description && <EnglishHtml html={description} />}
          </li>
        ))}
      </ul>
    </>
  );
}
