// @vitest-environment jsdom
import DOMPurify from 'dompurify';
import { expect, test } from 'vitest';
import { sanitizeDescription } from './sanitize-description';

test.each<[string, string, string]>([
  ['text', 'Tools for all', 'Tools for all'],
  [
    'emphasis',
    '<b>a</b> <strong>b</strong> <em>c</em> <i>d</i>',
    '<b>a</b> <strong>b</strong> <em>c</em> <i>d</i>',
  ],
  [
    'a link over https, made a sponsored one',
    '<a href="https://a.test/" onclick="x()" class="y">a</a>',
    '<a href="https://a.test/" rel="sponsored noopener" target="_blank">a</a>',
  ],
])('[B6] %s is kept', async (_title, html, clean) => {
  expect(await sanitizeDescription(html)).toBe(clean);
});

test.each([
  '<script>x()</script>',
  '<img src=x onerror=x()>',
  '<svg onload=x()></svg>',
  '<iframe src="https://a.test/"></iframe>',
  '<style>*{display:none}</style>',
  '<form action="https://a.test/"><input></form>',
  '<b onmouseover=x() style="position:fixed" data-x=1 aria-label=y></b>',
  '<a href="javascript:x()"></a>',
  '<a href="http://a.test/"></a>',
  '<a href="data:text/html,x"></a>',
  '<math><mi//xlink:href="data:x,<script>x()</script>">',
])('[B6] nothing of %s can act', async (html) => {
  const clean = await sanitizeDescription(html);
  expect(clean).not.toMatch(/script|on\w+=|style|data|href|src|<(?!\/?[ab]\b)/i);
});

test('the sanitiser of the page itself is left as it was', async () => {
  await sanitizeDescription('<a href="https://a.test/">a</a>');
  expect(DOMPurify.sanitize('<a href="https://a.test/">a</a>')).toBe(
    '<a href="https://a.test/">a</a>',
  );
});
