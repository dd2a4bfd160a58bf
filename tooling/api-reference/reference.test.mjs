import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { exclusionOf } from '../../packages/api-docs/src/excluded.ts';
import { readReference } from './read-reference.mjs';

const IDS = [
  'material-ui',
  'lab',
  'joy-ui',
  'system',
  'x-data-grid',
  'x-date-pickers',
  'x-charts',
  'x-tree-view',
  'toolpad',
];

let libraries;
beforeAll(async () => {
  libraries = await readReference();
}, 300_000);

const libraryOf = (id) => libraries.find(({ library }) => library.id === id);
const modelOf = (id, name) => libraryOf(id).models.find((model) => model.name === name);
const propsOf = (id, name) => modelOf(id, name).props.map((prop) => prop.name);

test('the libraries are those of the site', () => {
  expect(libraries.map(({ library }) => library.id)).toEqual(IDS);
});

describe.each(IDS)('%s, beside what its code exports', (id) => {
  /** What the packages export when they run, which no type was asked for. */
  const exported = () => {
    const { library, directory } = libraryOf(id);
    const require = createRequire(path.join(directory, 'package.json'));
    return Object.assign({}, ...library.packages.map((name) => require(name)).reverse());
  };
  const isExcluded = (name) =>
    libraryOf(id).library.packages.some((owner) => exclusionOf(owner, name) !== undefined) ||
    libraryOf(id).excluded.some((entry) => entry.name === name);

  test('[A5] every component is documented, or excluded with a reason', () => {
    const told = libraryOf(id).models.flatMap(({ imports }) => nameIn(imports[0]));
    const silent = Object.entries(exported()).filter(
      ([name, value]) => isComponent(name, value) && !told.includes(name) && !isExcluded(name),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('[A5] every hook is documented, or excluded with a reason', () => {
    const told = libraryOf(id).functions.map(({ name }) => name);
    const hooks = Object.keys(exported()).filter((name) => /^use[A-Z]/.test(name));
    expect(hooks.filter((name) => !told.includes(name) && !isExcluded(name))).toEqual([]);
  });

  test('class names are those of its code', () => {
    const all = exported();
    const wrong = libraryOf(id).models.flatMap(({ name, classes }) => {
      const value = all[`${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`];
      return value
        ? classes
            .filter(({ key, className }) => value[key] !== className)
            .map(({ key }) => [name, key])
        : [];
    });
    expect(wrong).toEqual([]);
  });

  test('every exclusion gives a reason', () => {
    for (const { reason } of libraryOf(id).excluded) expect(reason).toMatch(/^[A-Z].*\.$/);
  });
});

test('the paid grids take what the community grid takes, and more', () => {
  const [community, pro, premium] = ['DataGrid', 'DataGridPro', 'DataGridPremium'].map((name) =>
    propsOf('x-data-grid', name),
  );
  expect(community).not.toContain('treeData');
  expect(pro).toContain('treeData');
  expect(pro).not.toContain('rowGroupingModel');
  expect(premium).toContain('rowGroupingModel');
  const plans = Object.fromEntries(
    modelOf('x-data-grid', 'DataGridPremium').props.map((prop) => [prop.name, prop.plan]),
  );
  expect(plans).toMatchObject({ treeData: 'pro', rowGroupingModel: 'premium' });
  expect(plans.rows).toBeUndefined();
});

test('a package is not told to import what it only keeps the place of', () => {
  expect(modelOf('x-data-grid', 'DataGridPro').imports).toEqual([
    "import { DataGridPro } from '@mui/x-data-grid-pro';",
    "import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';",
  ]);
});

test.each([
  ['x-date-pickers', 'DatePicker', ['value', 'onChange', 'views', 'disablePast', 'slotProps']],
  ['x-charts', 'BarChart', ['series', 'xAxis', 'height', 'layout']],
  ['toolpad', 'DashboardLayout', ['defaultSidebarCollapsed', 'hideNavigation', 'slots']],
  ['material-ui', 'Grid', ['size', 'offset', 'container', 'spacing']],
  ['material-ui', 'GridLegacy', ['item', 'container', 'zeroMinWidth']],
  ['joy-ui', 'Button', ['variant', 'color', 'loading', 'startDecorator']],
  ['x-data-grid', 'GridColDef', ['field', 'valueGetter', 'renderCell', 'flex']],
  ['x-data-grid', 'GridApi', ['setCellFocus', 'getRow', 'exportDataAsExcel']],
  ['x-charts', 'BarSeries', ['data', 'stack', 'valueFormatter']],
  ['x-charts', 'AxisConfig', ['data', 'height', 'width', 'categoryGapRatio', 'constant']],
])('%s: %s takes %j', (id, name, props) => {
  expect(propsOf(id, name)).toEqual(expect.arrayContaining(props));
});

test.each([
  ['material-ui', 'Button', { name: 'ButtonBase', path: '/material-ui/api/button-base/' }],
  ['material-ui', 'Collapse', { name: 'Transition' }],
  ['lab', 'TabList', { name: 'Tabs', path: '/material-ui/api/tabs/' }],
])(
  '%s: %s takes the props of another component too, which is linked where it has a page',
  (id, name, inherits) => {
    expect(modelOf(id, name).inherits).toEqual(inherits);
  },
);

test('an axis is of any scale, and stands where an x or a y axis may', () => {
  const { props } = modelOf('x-charts', 'AxisConfig');
  const typeOf = (name) => props.find((prop) => prop.name === name)?.type.split(' | ');
  expect(typeOf('scaleType')).toEqual(
    expect.arrayContaining(["'band'", "'point'", "'linear'", "'log'", "'time'", "'utc'"]),
  );
  expect(typeOf('position')).toEqual(["'top'", "'bottom'", "'none'", "'left'", "'right'"]);
});

test('Grid of 7 knows no item', () => {
  expect(propsOf('material-ui', 'Grid')).not.toContain('item');
});

test('Autocomplete is generic in its values', () => {
  const [value] = modelOf('material-ui', 'Autocomplete').props.filter(
    ({ name }) => name === 'value',
  );
  expect(value.type).toContain('AutocompleteValue<Value, Multiple, DisableClearable, FreeSolo>');
});

test("Tooltip's old props are deprecated, their advice names what to use", () => {
  const deprecated = modelOf('material-ui', 'Tooltip').props.filter((prop) => prop.deprecated);
  expect(deprecated.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['components', 'componentsProps', 'PopperProps', 'TransitionProps']),
  );
  for (const prop of deprecated) expect(prop.deprecated).toMatch(/`slot/);
});

test('Slider names its slots', () => {
  expect(modelOf('material-ui', 'Slider').slots.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['root', 'track', 'rail', 'thumb', 'mark', 'valueLabel', 'input']),
  );
});

test('Select takes a value of any type and renders it by renderValue', () => {
  expect(propsOf('material-ui', 'Select')).toEqual(
    expect.arrayContaining(['multiple', 'native', 'renderValue', 'onChange', 'variant']),
  );
});

/** The name that a statement imports. */
function nameIn(statement) {
  return /\{ (\w+) \}|import (\w+) /.exec(statement).slice(1).filter(Boolean);
}

function isComponent(name, value) {
  if (!/^(?:Unstable_|Experimental_)?[A-Z][A-Za-z]*[a-z]/.test(name)) return false;
  if (typeof value?.$$typeof === 'symbol') return true;
  return typeof value === 'function' && !/^class\b/.test(Function.prototype.toString.call(value));
}
