import type { ComponentFacts } from '@lectern/page-model';
import type { Part } from './read-parts';

/** Ways to style a part, as a reader may prefer them. */
export const FORMS = ['sx', 'styled', 'theme', 'slotProps', 'css'] as const;
export type Form = (typeof FORMS)[number];

/** A line of CSS. */
export interface Declaration {
  readonly property: string;
  readonly value: string;
}

/** How a part stands in its document. */
export interface Place {
  /** Whether it is the root of its component, or inside of it; what is in a popup often is not. */
  readonly inside: boolean;
  /** How many classes the rules that style it now name at most. */
  readonly weight: number;
}

/** The forms that reach a part. */
export function formsOf(part: Part, { inside }: Place): Form[] {
  const { component } = part;
  const has = (prop: string) => component.props.some(({ name }) => name === prop);
  const isHandedOn = !NOT_HANDED_ON.includes(idOf(component));
  const offered: Record<Form, boolean> = {
    sx: inside && has('sx') && isHandedOn,
    styled: inside && (has('sx') || has('className')),
    theme: themeName(part) !== undefined,
    slotProps: has('slotProps') && isReplaceable(part) && isHandedOn && takesStyle(part),
    css: true,
  };
  return FORMS.filter((form) => offered[form]);
}

/** Key of the component in a theme, where the theme can style the part. */
export function themeName({ component, slot, className }: Part): string | undefined {
  const isGrid = packageOf(component).startsWith('@mui/x-data-grid');
  const name = component.themeName ?? (isGrid ? 'MuiDataGrid' : undefined);
  // What shares the classes of another component is styled under that one's name.
  if (!name || !className.startsWith(`${name.replace(/^Joy/, 'Mui')}-`)) return undefined;
  if (DEFAULTS_ONLY.includes(name) || UNTHEMED[name]?.includes(slot)) return undefined;
  const isJoy = packageOf(component) === '@mui/joy';
  return isJoy && slot !== 'root' && !isReplaceable({ component, slot }) ? undefined : name;
}

const isReplaceable = ({ component, slot }: Pick<Part, 'component' | 'slot'>) =>
  component.slots.some(({ name }) => name === slot);

/*
 * What the types of the packages rule out and the facts do not tell. The test that compiles every
 * override of every component names what is missing here.
 */

/** Components whose props are too generic to be handed on by another component. */
const NOT_HANDED_ON = ['@mui/joy/Autocomplete'];

/** Themes take nothing but default props for these. */
const DEFAULTS_ONLY = ['MuiHeatmap', 'MuiSankeyChart'];

/** Parts that the theme does not name. */
const UNTHEMED: Readonly<Record<string, readonly string[]>> = {
  JoyMenuButton: ['endDecorator', 'loadingIndicatorCenter', 'startDecorator'],
  JoyStep: ['indicator'],
  MuiChartsTooltip: ['labelCell', 'valueCell'],
};

const GRID_SLOTS = ['columnsManagement', 'panel', 'pinnedRows', 'rowReorderIcon'];
/** Slots whose props take no style. */
const UNSTYLED: Readonly<Record<string, readonly string[]>> = {
  '@mui/material/TablePagination': ['actions'],
  '@mui/joy/Tooltip': ['root'],
  '@mui/x-data-grid/DataGrid': GRID_SLOTS,
  '@mui/x-data-grid-pro/DataGridPro': GRID_SLOTS,
  '@mui/x-data-grid-premium/DataGridPremium': [
    ...GRID_SLOTS,
    'aiAssistantPanel',
    'collapsibleIcon',
    'promptChangesToggleIcon',
    'promptIcon',
  ],
  '@mui/x-date-pickers/PickersLayout': ['tabs', 'toolbar'],
  '@mui/x-charts/Scatter': ['marker'],
  '@mui/x-charts/ScatterPlot': ['marker'],
};
const takesStyle = ({ component, slot }: Part) => !UNSTYLED[idOf(component)]?.includes(slot);
const idOf = (component: ComponentFacts) => `${packageOf(component)}/${component.name}`;

/** An override of a part, as a file that compiles where the package is installed. */
export function overrideCode(
  part: Part,
  form: Form,
  declarations: readonly Declaration[],
  place: Place,
): string {
  return `${WRITERS[form](part, declarations, place)}\n`;
}

type Writer = (part: Part, declarations: readonly Declaration[], place: Place) => string;

const WRITERS: Record<Form, Writer> = {
  sx: (part, declarations) => wrapper(part, `sx={${indent(inner(part, declarations), 6)}}`),
  slotProps: (part, declarations) =>
    wrapper(
      part,
      indent(
        [
          'slotProps={{',
          '  ...props.slotProps,',
          `  ${key(part.slot)}: {`,
          `    style: ${indent(object(declarations), 4)},`,
          '  },',
          '}}',
        ].join('\n'),
        6,
      ),
    ),
  styled: (part, declarations) =>
    [
      `import { styled } from '${stylesOf(part.component)}';`,
      importOf(part.component),
      '',
      `export const ${ownName(part.component)} = styled(${part.component.name})(${inner(part, declarations)});`,
    ].join('\n'),
  theme: (part, declarations) => {
    const { component, slot } = part;
    const maker = packageOf(component) === '@mui/joy' ? 'extendTheme' : 'createTheme';
    const augmented = augmentationOf(component);
    return [
      `import { ${maker} } from '${stylesOf(component)}';`,
      ...(augmented ? [`import type {} from '${augmented}';`] : []),
      '',
      `export const theme = ${maker}({`,
      '  components: {',
      `    ${themeName(part)}: {`,
      '      styleOverrides: {',
      `        ${key(slot)}: ${indent(object(declarations), 8)},`,
      '      },',
      '    },',
      '  },',
      '});',
    ].join('\n');
  },
  css: ({ className }, declarations, { weight }) =>
    [
      // A class named again counts again, so that it wins over what the library sets.
      `${`.${className}`.repeat(Math.max(2, weight + 1))} {`,
      ...declarations.map(({ property, value }) => `  ${property}: ${value};`),
      '}',
    ].join('\n'),
};

/** A component that hands on what it is given, with one prop set. */
function wrapper({ component }: Part, prop: string): string {
  return [
    "import type { ComponentProps } from 'react';",
    importOf(component),
    '',
    `export function ${ownName(component)}(props: ComponentProps<typeof ${component.name}>) {`,
    '  return (',
    `    <${component.name}`,
    '      {...props}',
    `      ${prop}`,
    '    />',
    '  );',
    '}',
  ].join('\n');
}

/** Styles of a part as seen from its component's root. */
function inner({ slot, className }: Part, declarations: readonly Declaration[]): string {
  if (slot === 'root') return object(declarations);
  return `{\n  '& .${className}': ${indent(object(declarations), 2)},\n}`;
}

function object(declarations: readonly Declaration[]): string {
  const lines = declarations.map(
    ({ property, value }) => `  ${key(camelCase(property))}: ${quoted(value)},`,
  );
  return `{\n${lines.join('\n')}\n}`;
}

/** Every line after the first, moved in. */
function indent(text: string, by: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(by)}`);
}

const key = (name: string) => (/^[a-zA-Z_$][\w$]*$/.test(name) ? name : quoted(name));
const quoted = (text: string) =>
  `'${text.replace(/[\\']/g, '\\$&').replace(/[\n\r\u2028\u2029]/g, ' ')}'`;
const camelCase = (property: string) =>
  property.startsWith('--')
    ? property
    : property.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
const ownName = ({ name }: ComponentFacts) => `My${name.replace(/^Unstable_/, '')}`;

/** The import of the component's own folder, which every bundler keeps small. */
function importOf(component: ComponentFacts): string {
  const own = `'${packageOf(component)}/${component.name}'`;
  return component.imports.find((line) => line.includes(own)) ?? component.imports[0] ?? '';
}

function packageOf({ imports: [first = ''] }: ComponentFacts): string {
  return /'((?:@[^/']+\/)?[^/']+)/.exec(first)?.[1] ?? '';
}

/** Where `styled` and the theme of a library come from. */
function stylesOf(component: ComponentFacts): string {
  const name = packageOf(component);
  if (name === '@mui/joy') return '@mui/joy/styles';
  return name === '@mui/system' ? '@mui/system' : '@mui/material/styles';
}

/** What makes a theme know components of other packages than Material UI. */
function augmentationOf(component: ComponentFacts): string | undefined {
  const name = packageOf(component);
  return name === '@mui/lab' || name.startsWith('@mui/x-')
    ? `${name}/themeAugmentation`
    : undefined;
}
