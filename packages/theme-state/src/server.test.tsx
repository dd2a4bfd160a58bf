import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { colorModeStore, ThemeProvider, useColorMode, useThemeState } from '.';

function State() {
  const { mode, resolvedMode } = useColorMode();
  return <p>{[mode, resolvedMode, useThemeState().direction].join(' ')}</p>;
}

test('[C4] plain Node renders the provider and its hooks: system mode, light', () => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(
    <ThemeProvider direction="rtl">
      <State />
    </ThemeProvider>,
  );
  expect(html).toBe('<p>system light rtl</p>');
  expect(renderToString(<State />)).toBe('<p>system light ltr</p>');
});

test('requests do not share a colour mode', () => {
  colorModeStore().setMode('dark');
  expect(colorModeStore().getSnapshot().mode).toBe('system');
});
