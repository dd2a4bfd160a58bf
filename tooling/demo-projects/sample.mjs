/** A demo of a kind that no page shows yet, made into projects as those of pages are. */
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../bootstrap/run.mjs';

const RETURN_DAY = `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useState } from 'react';

export default function ReturnDay() {
  const [day, setDay] = useState<DatePickerProps['value']>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Return by" value={day} onChange={setDay} />
    </LocalizationProvider>
  );
}
`;

/** @returns {Promise<import('@lectern/demos/project').DemoProjects>} */
export async function sampleProjects() {
  const unregister = register();
  const { demoProjects } = await import('../../packages/demos/src/project/index.ts');
  const { toJavaScript } = await import('../../packages/demos/src/node.ts');
  const { readInstalled } = await import('../../packages/site-build/src/node/read-installed.ts');
  await unregister();
  const folders = ['packages/demos', 'apps/x'].map((folder) => path.join(root, folder));
  return demoProjects(
    {
      entry: 'ReturnDay.tsx',
      files: new Map([['ReturnDay.tsx', RETURN_DAY]]),
      title: 'The day a book is due',
      address: 'https://lectern.example/',
    },
    { installed: await readInstalled(folders), toJavaScript },
  );
}
