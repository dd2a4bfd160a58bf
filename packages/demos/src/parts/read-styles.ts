import type { Declaration } from './override-code';

/** A custom property that the styles of an element read or set. */
export interface CustomProperty {
  readonly name: string;
  /** Its value on the element; empty where nothing sets it. */
  readonly value: string;
}

/**
 * Rules that name a class of an element and match it, now or in a state that it may take: what waits
 * for a pointer or a narrow window is found too.
 */
export function rulesOf(element: Element): CSSStyleRule[] {
  const { styleSheets, adoptedStyleSheets = [] } = element.ownerDocument;
  const classes = [...element.classList].map((name) => `.${name}`);
  const names = (selector: string) => classes.some((name) => selector.includes(name));
  return [...styleSheets, ...adoptedStyleSheets]
    .flatMap(readRules)
    .filter(({ selectorText }) => names(selectorText) && matches(element, selectorText));
}

function readRules(sheet: { readonly cssRules: CSSRuleList }): CSSStyleRule[] {
  return [...rulesIn(sheet)].flatMap((rule) => {
    if ('selectorText' in rule) return [rule as CSSStyleRule];
    return 'cssRules' in rule ? readRules(rule as CSSGroupingRule) : [];
  });
}

/** A sheet of another host, as an extension may add one, can't be read. */
function rulesIn(sheet: { readonly cssRules: CSSRuleList }): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

/** Pseudo-elements, and states that come and go. */
const PASSING =
  /::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus|focus-visible|focus-within|checked|disabled|before|after)(?![\w-])/g;

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector.replace(PASSING, ''));
  } catch {
    // What is left of an odd selector may be none.
    return false;
  }
}

/** The custom properties that some rules read or set, with their values on an element. */
export function customProperties(
  element: Element,
  rules: readonly CSSStyleRule[],
): CustomProperty[] {
  const names = rules.flatMap(({ style }) => style.cssText.match(/--[A-Za-z_][\w-]*/g) ?? []);
  const computed = styleOf(element);
  return [...new Set(names)].sort().map((name) => ({
    name,
    value: computed?.getPropertyValue(name).trim() ?? '',
  }));
}

/** What people change most, in that order. */
const PROPERTIES = [
  'border-radius',
  'padding',
  'background-color',
  'color',
  'font-size',
  'font-weight',
  'margin',
  'gap',
  'border-color',
  'min-height',
  'min-width',
  'height',
  'width',
  'opacity',
  'fill',
  'stroke',
];

/** For what has no style of its own, and to see which element it is. */
const OUTLINE: Declaration = { property: 'outline', value: '2px solid' };

/** Declarations that an element has of its own, with the values they come to; an outline at last. */
export function ownDeclarations(
  element: Element,
  rules: readonly CSSStyleRule[],
): [Declaration, ...Declaration[]] {
  const computed = styleOf(element);
  const own = PROPERTIES.flatMap((property) => {
    if (!rules.some(({ style }) => style.getPropertyValue(property) !== '')) return [];
    const value = computed?.getPropertyValue(property).trim() ?? '';
    return value === '' ? [] : [{ property, value }];
  });
  const [first = OUTLINE, ...others] = own;
  return first === OUTLINE ? [OUTLINE] : [first, ...others, OUTLINE];
}

/** How many classes and the like the rules that set a property name at most. */
export function weightOf(rules: readonly CSSStyleRule[], property: string): number {
  const setting = rules.filter(({ style }) => style.getPropertyValue(property) !== '');
  return Math.max(0, ...setting.map(({ selectorText }) => heaviest(selectorText)));
}

function heaviest(selectors: string): number {
  const count = (selector: string) =>
    selector.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:|where\b|is\b|not\b)[\w-]+/g)?.length ?? 0;
  return Math.max(...selectors.split(',').map(count));
}

const styleOf = (element: Element) => element.ownerDocument.defaultView?.getComputedStyle(element);
