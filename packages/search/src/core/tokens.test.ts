import { expect, test } from 'vitest';
import { tokensOf } from './tokens';

test.each<[string, string, readonly string[]]>([
  ['camel case is divided', 'isOptionEqualToValue', ['is', 'option', 'equal', 'to', 'value']],
  ['capitals in a row are one word', 'NoSSRBox API', ['no', 'ssr', 'box', 'api']],
  ['signs part words', 'Right-to-left: the sx prop', ['right', 'to', 'left', 'the', 'sx', 'prop']],
  ['numbers stay with their letters', 'upgrade to v7', ['upgrade', 'to', 'v7']],
  ['case and accents do not matter', 'TÓGGLE', ['toggle']],
  [
    'vowel signs, stretching and the article of Arabic are left out',
    'الزِّرّ الـمفتوح',
    ['زر', 'مفتوح'],
  ],
  ['letters that Arabic writers exchange are the same', 'قائمة مستوى', ['قايمه', 'مستوي']],
  ['Chinese is taken by pairs', '按钮的颜色', ['按钮', '钮的', '的颜', '颜色']],
  ['Chinese beside other letters', '使用Button组件', ['使用', 'button', '组件']],
  ['signs alone are no words', '.* ( → ?', []],
])('%s', (_title, text, expected) => {
  expect(tokensOf(text)).toEqual(expected);
});
