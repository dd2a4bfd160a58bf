import { expect, test } from 'vitest';
import { cookieValue } from './cookie';

const cases: [title: string, header: string, value: string | undefined][] = [
  ['alone', 'codeVariant=JS', 'JS'],
  ['between others', 'a=1; codeVariant=JS; b=2', 'JS'],
  ['without spaces', 'a=1;codeVariant=JS;b=2', 'JS'],
  ['with spaces around', ' codeVariant = JS ', 'JS'],
  ['with an equals sign in its value', 'codeVariant=a=b=', 'a=b='],
  ['encoded', 'codeVariant=%C3%A9%20x', 'é x'],
  ['empty', 'codeVariant=', ''],
  ['wrongly encoded, as it stands', 'codeVariant=%E0%A4%A; b=1', '%E0%A4%A'],
  ['twice, the first', 'codeVariant=JS; codeVariant=TS', 'JS'],
  ['behind wrongly encoded ones', '%=%; a=%; codeVariant=JS', 'JS'],
  ['behind empty and nameless ones', ';;; =x; =; codeVariant=JS', 'JS'],
  ['not, when another name ends like it', 'mycodeVariant=JS', undefined],
  ['not, when another name starts like it', 'codeVariant2=JS', undefined],
  ['not, when the case differs', 'codevariant=JS', undefined],
  ['not, when it has no equals sign', 'codeVariant', undefined],
  ['not, in another cookie’s value', 'a=codeVariant=JS', undefined],
  ['not, in an empty header', '', undefined],
];

test.each(cases)('[B3] a cookie is found %s', (_title, header, value) => {
  expect(cookieValue(header, 'codeVariant')).toBe(value);
});

test.each(['constructor', '__proto__', 'a.c', '(', ''])(
  '[B3] the name %j is only a name',
  (name) => {
    expect(cookieValue('abc=1; toString=2', name)).toBeUndefined();
    expect(cookieValue(`abc=1; ${name || 'x'}=3`, name || 'x')).toBe('3');
  },
);
