import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ad, AdProvider, useAdConfig, type AdConfig } from '.';

const render = (config: AdConfig) =>
  renderToString(
    <AdProvider config={config}>
      <Ad placement="body-top" />
    </AdProvider>,
  );

test('[G2] the empty box is in the HTML of plain Node, undecided and without a label', () => {
  expect(typeof document).toBe('undefined');
  expect(render({})).toBe('<aside class="lectern-ad" data-state="probing"></aside>');
});

test('a network gets its room in the HTML, but no script', () => {
  const network = { scriptUrl: 'https://ads.test/a.js', probeSelector: '#ad' };
  expect(render({ network })).toBe(
    '<aside class="lectern-ad" data-state="probing"><div class="lectern-ad-network"><div></div></div></aside>',
  );
});

test('a site without ads has no box', () => {
  expect(render({ enabled: false })).toBe('');
});

test('[F2] without a provider, word for word', () => {
  const message =
    'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>';
  function Reader() {
    return <i>{useAdConfig().GADisplayRatio}</i>;
  }
  expect(() => renderToString(<Reader />)).toThrow(new Error(message));
  expect(() => renderToString(<Ad placement="body-top" />)).toThrow(new Error(message));
});

test('[B7] [B8] useAdConfig gives what the site configured, with a display ratio of 0.1', () => {
  const report = () => undefined;
  function Reader() {
    const config = useAdConfig();
    return <i>{`${config.GADisplayRatio} ${config.report === report}`}</i>;
  }
  const read = (config: AdConfig) =>
    renderToString(
      <AdProvider config={config}>
        <Reader />
      </AdProvider>,
    );
  expect(read({ report })).toBe('<i>0.1 true</i>');
  expect(read({ GADisplayRatio: 0 })).toBe('<i>0 false</i>');
});
