// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDescription } from './use-description';

test('[B5] plain text is shown at once, as it is', () => {
  const { result } = renderHook(() => useDescription('Tools > toys'));
  expect(result.current).toEqual({ format: 'text', value: 'Tools > toys' });
});

test('[B5] HTML is shown once it is clean, and never that of another ad', async () => {
  const seen: unknown[] = [];
  const { rerender } = renderHook(
    ({ source }) => {
      seen.push([source, useDescription(source)]);
    },
    { initialProps: { source: '<b>a</b>' } },
  );
  await waitFor(() =>
    expect(seen.at(-1)).toEqual(['<b>a</b>', { format: 'html', value: '<b>a</b>' }]),
  );
  const before = seen.length;
  rerender({ source: '<u>b</u>' });
  expect(seen.slice(before)).toEqual([['<u>b</u>', null]]);
  await waitFor(() => expect(seen.at(-1)).toEqual(['<u>b</u>', { format: 'html', value: 'b' }]));
});
