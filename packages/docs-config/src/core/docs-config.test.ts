import { expect, test } from 'vitest';
import { parseConfig } from './docs-config';

const english = { code: 'en', tag: 'en', direction: 'ltr' };

test('[B2] a product has a name and versions of text, href and current', () => {
  const versions = [
    { text: 'v7.1.1', href: '/material-ui/', current: true },
    { text: 'v6', href: 'https://v6.mui.com/' },
  ];
  expect(parseConfig({ name: 'Material UI', versions })).toEqual({
    config: { name: 'Material UI', versions, languages: [english] },
    issues: [],
  });
});

test.each([
  ['ar', { code: 'ar', tag: 'ar', direction: 'rtl' }],
  ['pt-br', { code: 'pt', tag: 'pt-BR', direction: 'ltr' }],
  [
    { code: 'zh', tag: 'zh-Hans' },
    { code: 'zh', tag: 'zh-Hans', direction: 'ltr' },
  ],
  [{ code: 'fa' }, { code: 'fa', tag: 'fa', direction: 'rtl' }],
  [
    { code: 'ku', direction: 'rtl' },
    { code: 'ku', tag: 'ku', direction: 'rtl' },
  ],
])('[A11] two letters in the path, a BCP-47 tag inside: %j', (language, parsed) => {
  expect(parseConfig({ name: 'A', languages: [language] })).toMatchObject({
    config: { languages: [parsed] },
    issues: [],
  });
});

test.each([undefined, null, 7, 'name', [], () => 'name'])(
  'what is no object is an issue and the default: %s',
  (input) => {
    const { config, issues } = parseConfig(input);
    expect(config).toEqual({ name: 'Documentation', versions: [], languages: [english] });
    expect(issues.map(({ code }) => code)).toEqual(['config-shape']);
  },
);

test('every problem is reported at once, and the sound parts are kept', () => {
  const { config, issues } = parseConfig(
    {
      name: ' ',
      langauges: ['ar'],
      versions: [
        { text: 'v2', href: '/v2/', current: true },
        { text: 'v1', href: '/v1/', current: true },
        { text: 'v0', href: 'javascript:alert(1)' },
        'v0',
      ],
      languages: ['en', 'no tag', 'fil', { code: 'EN' }, 'en-GB', 'ar', null],
    },
    'docs.config.ts',
  );
  expect(config.versions.map(({ text }) => text)).toEqual(['v2', 'v1']);
  expect(config.languages.map(({ tag }) => tag)).toEqual(['en', 'ar']);
  expect(new Set(issues.map(({ file }) => file))).toEqual(new Set(['docs.config.ts']));
  const lines = issues.map(({ code, message, hint }) => `${code}: ${message} ${hint}`);
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "config-unknown: The configuration has no "langauges". Use name, versions, languages.
    config-name: The product has no name. Write name: '…'.
    config-versions: versions[2] has no text or no address. Write { text: 'v1.0.0', href: '/…' }; addresses elsewhere start with https://.
    config-versions: versions[3] has no text or no address. Write { text: 'v1.0.0', href: '/…' }; addresses elsewhere start with https://.
    config-versions: More than one version is current. Mark one.
    config-languages: languages[1] is no language. Write a tag such as 'pt-BR', or { code: 'pt', tag: 'pt-BR' }.
    config-languages: languages[2] is no language. Write a tag such as 'pt-BR', or { code: 'pt', tag: 'pt-BR' }.
    config-languages: languages[3] is no language. Write a tag such as 'pt-BR', or { code: 'pt', tag: 'pt-BR' }.
    config-languages: The language "en" is listed twice. Paths tell languages apart by two letters: keep one.
    config-languages: languages[6] is no language. Write a tag such as 'pt-BR', or { code: 'pt', tag: 'pt-BR' }."
  `);
});

test('a list that is none is an issue and the default', () => {
  const { config, issues } = parseConfig({ name: 'A', versions: {}, languages: 'ar' });
  expect(config).toEqual({ name: 'A', versions: [], languages: [english] });
  expect(issues.map(({ message }) => message)).toEqual([
    'versions is no list.',
    'languages is no list.',
  ]);
  expect(issues[0]).not.toHaveProperty('file');
});
