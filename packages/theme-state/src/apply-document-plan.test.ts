// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { applyDocumentPlan } from './apply-document-plan';
import { documentPlan, modePlan } from './core/document-plan';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.className = '';
  for (const element of [document.documentElement, document.body]) {
    element.removeAttribute('dir');
    element.removeAttribute('style');
    element.removeAttribute('data-dense');
  }
});

test('[C6] body class and direction follow the plan; other classes stay', () => {
  document.body.className = 'app mode-light wide';
  applyDocumentPlan(document, documentPlan({ paletteMode: 'dark', direction: 'rtl', dense: true }));
  expect([...document.body.classList].sort()).toEqual(['app', 'mode-dark', 'wide']);
  expect(document.body.dir).toBe('rtl');
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.documentElement.style.colorScheme).toBe('dark');
  expect(document.documentElement.hasAttribute('data-dense')).toBe(true);
});

test('[C6] every theme-color meta follows, with and without a media query', () => {
  document.head.innerHTML = `
    <meta name="theme-color" content="a">
    <meta name="theme-color" content="b" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="c" media="(prefers-color-scheme: dark)">
    <meta name="author" content="kept">`;
  applyDocumentPlan(document, modePlan('dark', { light: '#eee', dark: '#111' }));
  const contents = [...document.querySelectorAll('meta')].map((meta) => meta.content);
  expect(contents).toEqual(['#111', '#111', '#111', 'kept']);
});

test('[C6] a plan for the mode alone leaves direction and density', () => {
  document.body.dir = 'rtl';
  document.documentElement.setAttribute('data-dense', '');
  applyDocumentPlan(document, modePlan('light'));
  expect(document.body.dir).toBe('rtl');
  expect(document.documentElement.hasAttribute('data-dense')).toBe(true);
});

test('[C6] what is right already is not written again', async () => {
  const plan = documentPlan({ paletteMode: 'dark', direction: 'rtl', dense: true });
  document.head.innerHTML = '<meta name="theme-color" content="a">';
  applyDocumentPlan(document, plan);
  const observer = new MutationObserver(() => undefined);
  observer.observe(document, { attributes: true, subtree: true });
  applyDocumentPlan(document, plan);
  expect(observer.takeRecords()).toEqual([]);
  applyDocumentPlan(document, { ...plan, className: 'mode-light' });
  expect(observer.takeRecords()).not.toEqual([]);
});
