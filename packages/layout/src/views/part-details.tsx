'use client';

import { CopyButton } from '@lectern/code-tools';
import {
  customProperties,
  formsOf,
  isInside,
  overrideCode,
  ownDeclarations,
  rulesOf,
  themeName,
  weightOf,
  type CustomProperty,
  type Form,
  type PartElement,
} from '@lectern/demos/parts';
import { useTranslate } from '@lectern/docs-config';
import { useId, useMemo, useState } from 'react';
import { overrideForm } from '../override-form';
import { partsStrings } from '../parts-strings';
import { useShell } from '../shell';
import { useStoredChoice } from '../stored-choice';
import { useStrings } from '../use-strings';
import { Choice } from './choice';

const FORM_LABELS: Readonly<Record<Form, string>> = {
  sx: 'sx',
  styled: 'styled',
  theme: 'theme',
  slotProps: 'slotProps',
  css: 'CSS',
};

/** More than these stand folded. */
const SHOWN_PROPERTIES = 6;

/** What a part of a demo is, and how to style it. */
export function PartDetails({ found }: { found: PartElement }) {
  const { element, parts } = found;
  const { Link } = useShell();
  const words = useStrings(partsStrings);
  const [which, setWhich] = useState(0);
  const part = parts[which] ?? parts[0];
  const { component, slot, className, states } = part;
  const rules = useMemo(() => rulesOf(element), [element]);
  const key = themeName(part);
  return (
    <section className="part">
      <h3>
        <bdi>
          {component.name} {slot}
        </bdi>
      </h3>
      <div className="part-columns">
        <div>
          <dl>
            {parts.length > 1 && (
              <>
                <dt id="part-of">{words('alsoPartOf')}</dt>
                <dd>
                  <select
                    aria-labelledby="part-of"
                    value={which}
                    onChange={(event) => setWhich(Number(event.target.value))}
                  >
                    {parts.map((one, index) => (
                      <option key={one.className} value={index}>
                        {`${one.component.name} ${one.slot}`}
                      </option>
                    ))}
                  </select>
                </dd>
              </>
            )}
            <dt>{words('slot')}</dt>
            <dd>
              <code>{slot}</code>
            </dd>
            <dt>{words('className')}</dt>
            <dd>
              <code dir="ltr">.{className}</code>
            </dd>
            {states.length > 0 && (
              <>
                <dt>{words('states')}</dt>
                <dd dir="ltr">
                  <code>{states.join(', ')}</code>
                </dd>
              </>
            )}
            {key !== undefined && (
              <>
                <dt>{words('themeKey')}</dt>
                <dd>
                  <code dir="ltr">{`components.${key}.styleOverrides.${slot}`}</code>
                </dd>
              </>
            )}
          </dl>
          <h4>{words('customProperties')}</h4>
          <CustomProperties properties={customProperties(element, rules)} />
          <p>
            <Link href={component.path}>
              {words('apiOf', { values: { name: component.name } })}
            </Link>
          </p>
        </div>
        <Override key={which} found={found} which={which} rules={rules} />
      </div>
    </section>
  );
}

function CustomProperties({ properties }: { properties: readonly CustomProperty[] }) {
  const t = useTranslate();
  const words = useStrings(partsStrings);
  if (properties.length === 0) return <p>{words('noProperties')}</p>;
  const list = (some: readonly CustomProperty[]) => (
    <dl dir="ltr">
      {some.map(({ name, value }) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{value ? <code>{value}</code> : words('notSet')}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      {list(properties.slice(0, SHOWN_PROPERTIES))}
      {properties.length > SHOWN_PROPERTIES && (
        <details>
          <summary>{`${t('showAll')} (${properties.length})`}</summary>
          {list(properties.slice(SHOWN_PROPERTIES))}
        </details>
      )}
    </>
  );
}

function Override(props: { found: PartElement; which: number; rules: readonly CSSStyleRule[] }) {
  const { found, which, rules } = props;
  const { element, parts } = found;
  const part = parts[which] ?? parts[0];
  const t = useTranslate();
  const words = useStrings(partsStrings);
  const wrong = useId();
  const own = useMemo(() => ownDeclarations(element, rules), [element, rules]);
  const [{ property, value }, setDeclaration] = useState(own[0]);
  const kept = useStoredChoice(overrideForm);
  const place = { inside: isInside(element, part), weight: weightOf(rules, property) };
  const forms = formsOf(part, place);
  const form = forms.find((one) => one === kept) ?? forms[0] ?? 'css';
  const isKnown = CSS.supports(property, value);
  const code = overrideCode(part, form, [{ property, value }], place);
  return (
    <div>
      <Choice
        label={words('form')}
        value={form}
        onChange={overrideForm.set}
        options={forms.map((one) => [one, FORM_LABELS[one]] as const)}
      />
      <div className="part-fields">
        <label>
          {words('property')}
          <select
            value={property}
            onChange={(event) =>
              setDeclaration(own.find((one) => one.property === event.target.value) ?? own[0])
            }
          >
            {own.map((one) => (
              <option key={one.property}>{one.property}</option>
            ))}
          </select>
        </label>
        <label>
          {words('value')}
          <input
            type="text"
            dir="ltr"
            spellCheck={false}
            value={value}
            aria-invalid={!isKnown}
            aria-describedby={isKnown ? undefined : wrong}
            onChange={(event) => setDeclaration({ property, value: event.target.value })}
          />
        </label>
        <CopyButton
          code={code}
          disabled={!isKnown}
          labels={{ copy: words('copyOverride'), copied: t('copied') }}
          data-analytics-event="override"
          data-analytics-label={form}
        />
      </div>
      {!isKnown && (
        <p className="part-wrong" id={wrong}>
          {words('wrongValue')}
        </p>
      )}
      <pre dir="ltr" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
