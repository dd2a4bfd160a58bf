import path from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { COMPILER_OPTIONS } from './node';
import { findUses, type PropUse } from './find-uses';

/** Each file, and what it uses: the component, or the component and its prop. */
const cases: readonly [title: string, code: string, uses: readonly string[]][] = [
  [
    'attributes and content are uses; what React declares is none',
    `import { Button } from '@mui/material';
     export default () => <Button key="a" variant="text" onClick={() => {}} data-x="">Go</Button>;`,
    ['Button', 'Button.children', 'Button.variant'],
  ],
  [
    'white space and comments are no content',
    `import Button from '@mui/material/Button';
     export default () => <Button size="small">
       {/* empty */}
     </Button>;`,
    ['Button', 'Button.size'],
  ],
  [
    'a component has its own name, however it is imported',
    `import { Button as Press } from '@mui/material';
     import * as Mui from '@mui/material';
     import Switchable from '@mui/material/Switch';
     export default () => <Mui.Stack spacing={1}><Press /><Switchable checked /></Mui.Stack>;`,
    ['Button', 'Stack', 'Stack.children', 'Stack.spacing', 'Switch', 'Switch.checked'],
  ],
  [
    "a local component of a library's name is not the library's",
    `function Button({ variant }: { variant: string }) { return <b>{variant}</b>; }
     export default () => <Button variant="text" />;`,
    [],
  ],
  [
    'a styled component counts for the one it styles',
    `import Button from '@mui/material/Button';
     import Select from '@mui/material/Select';
     import { styled } from '@mui/material/styles';
     const Round = styled(Button)({ borderRadius: 9 });
     const Rounder = styled(Round, { shouldForwardProp: () => true })\`color: red\`;
     const Choice = styled(Select<string>)({}) as unknown as typeof Select<string>;
     const Plain = styled('p')({});
     export default () => <Plain><Round fullWidth /><Rounder size="large" /><Choice native /></Plain>;`,
    ['Button', 'Button.fullWidth', 'Button.size', 'Select', 'Select.native'],
  ],
  [
    'an inherited prop counts for the component that declares it too',
    `import Button from '@mui/material/Button';
     export default () => <Button disableTouchRipple disabled />;`,
    ['Button', 'Button.disableTouchRipple', 'Button.disabled', 'ButtonBase.disableTouchRipple'],
  ],
  [
    'a spread counts with the names that the file writes',
    `import TextField from '@mui/material/TextField';
     import type { TextFieldProps } from '@mui/material/TextField';
     const look: { label: string } = { label: 'Town' };
     export default function Field(props: TextFieldProps) {
       return <TextField {...props} {...look} {...(props.error && { helperText: 'Wrong' })} />;
     }`,
    ['TextField', 'TextField.helperText', 'TextField.label'],
  ],
  [
    "props of a slot count for the slot's component",
    `import TextField from '@mui/material/TextField';
     export default () =>
       <TextField slotProps={{ input: { startAdornment: '€' }, inputLabel: { shrink: true } }} />;`,
    ['InputBase.startAdornment', 'InputLabel.shrink', 'TextField', 'TextField.slotProps'],
  ],
  [
    'props of a slot may be computed, named or chosen',
    `import TextField from '@mui/material/TextField';
     const input = { endAdornment: '€' };
     export default ({ isLong }: { isLong: boolean }) =>
       <TextField slotProps={{
         input: isLong ? { multiline: true } : input,
         inputLabel: () => { return { shrink: true }; },
       }} />;`,
    [
      'InputBase.endAdornment',
      'InputBase.multiline',
      'InputLabel.shrink',
      'TextField',
      'TextField.slotProps',
    ],
  ],
  [
    'props that a prop passes on are walked to any depth',
    `import Select from '@mui/material/Select';
     export default () =>
       <Select MenuProps={{ slotProps: { paper: { elevation: 3 } }, variant: 'menu' }} />;`,
    ['Menu.variant', 'Paper.elevation', 'Select', 'Select.MenuProps'],
  ],
  [
    'a module beside the file belongs to it',
    `import { Save } from './part';
     export default () => <Save color="error" />;`,
    ['Button', 'Button.children', 'Button.color'],
  ],
];

const part = `import Button, { type ButtonProps } from '@mui/material/Button';
  export function Save({ color }: Pick<ButtonProps, 'color'>) {
    return <Button color={color}>Save</Button>;
  }`;

const fileOf = (index: number) => path.join(import.meta.dirname, `case-${index}.tsx`);
let uses: PropUse[] = [];

beforeAll(() => {
  const texts = new Map([
    [path.join(import.meta.dirname, 'part.tsx'), part],
    ...cases.map(([, code], index) => [fileOf(index), code] as const),
  ]);
  const options = { ...COMPILER_OPTIONS, types: [] };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  const files = cases.map((_case, index) => fileOf(index));
  const program = ts.createProgram(files, options, host);
  uses = findUses(program, files);
  const problems = files.flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => messageText),
  );
  expect(problems).toEqual([]);
}, 60_000);

test.each(cases.map(([title, , expected], index) => [title, index, expected] as const))(
  '%s',
  (_title, index, expected) => {
    const found = uses.filter(({ file }) => file === fileOf(index));
    expect(
      found.map(({ component, prop }) => (prop === undefined ? component : `${component}.${prop}`)),
    ).toEqual(expected);
    expect(found.filter(({ packageName }) => packageName !== '@mui/material')).toEqual([]);
  },
);
