import { expect, test } from 'vitest';
import { toJavaScript } from './javascript';

test('types go; comments, blank lines and generics in use stay right', async () => {
  const source = `import * as React from 'react';

interface Lamp {
  on: boolean;
}

// The lamp of the desk.
export default function Desk() {
  const [lamp, setLamp] = React.useState<Lamp>({ on: false });

  const label = lamp!.on as unknown as string;
  return <b onClick={() => setLamp({ on: true })}>{label}</b>;
}`;
  expect(await toJavaScript(source, 'tsx')).toMatchInlineSnapshot(`
    "import * as React from 'react';

    // The lamp of the desk.
    export default function Desk() {
      const [lamp, setLamp] = React.useState({ on: false });

      const label = lamp.on;
      return <b onClick={() => setLamp({ on: true })}>{label}</b>;
    }"
  `);
});

test('a fragment that is no module has no JavaScript', async () => {
  expect(await toJavaScript('<Button', 'tsx')).toBeUndefined();
});

test('a sample of imports keeps them', async () => {
  const code =
    "import Button from '@mui/material/Button';\nimport { Checkbox } from '@mui/material';";
  expect(await toJavaScript(code, 'tsx')).toBe(code);
});
