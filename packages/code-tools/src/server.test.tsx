import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  CodeCopyProvider,
  codeVariantStore,
  CodeVariantProvider,
  CopyButton,
  HighlightedCode,
  useCodeVariant,
} from '.';

function Variant() {
  return <i>{useCodeVariant().codeVariant}</i>;
}

test('plain Node renders every provider and component', () => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(
    <CodeVariantProvider>
      <CodeCopyProvider>
        <Variant />
        <CopyButton code="x" />
        <HighlightedCode html={{ ts: '<b>a</b>', js: 'b' }} title="a.tsx" language="tsx" />
      </CodeCopyProvider>
    </CodeVariantProvider>,
  );
  expect(html).toContain('<i>TS</i>');
  expect(html).toContain('<code data-variant="TS"><b>a</b></code><code data-variant="JS">b</code>');
  expect(html.match(/>Copy<\/button>/g)).toHaveLength(2);
  expect(renderToString(<Variant />)).toBe('<i>TS</i>');
});

test('requests do not share a code variant', () => {
  codeVariantStore().setCodeVariant('JS');
  expect(codeVariantStore().getSnapshot()).toBe('TS');
});
