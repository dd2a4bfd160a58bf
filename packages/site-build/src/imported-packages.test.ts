import { expect, test } from 'vitest';
import { importedPackages } from './imported-packages';

test('what demos and the files beside them import is named once, with what all code may import', () => {
  const project = (files: Record<string, string>) => JSON.stringify({ title: '', ts: { files } });
  const projects = [
    project({
      'package.json': '{}',
      'src/main.tsx': "import { createRoot } from 'react-dom/client';",
      'src/Lamp.tsx': "import Lamp from '@mui/material/Lamp';\nimport { on } from './on';",
      'src/on.ts': "import { useState } from 'react';\nimport '@fontsource/lamp/400.css';",
    }),
    project({ 'src/Desk.tsx': "import Lamp from '@mui/material/Lamp';" }),
  ];
  expect(importedPackages(projects, ["import Tide from '@mui/material/Tide';"])).toEqual([
    '@mui/material/Lamp',
    '@mui/material/Tide',
    'react',
    'react-dom',
    'react/jsx-runtime',
  ]);
});
