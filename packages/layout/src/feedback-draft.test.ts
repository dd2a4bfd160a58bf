// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepFeedbackDraft, parseFeedbackDraft, readFeedbackDraft } from './feedback-draft';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test.each([
  ['yes It worked.', { helpful: true, comment: 'It worked.' }],
  ['no Two\nlines', { helpful: false, comment: 'Two\nlines' }],
  ['yes ', { helpful: true, comment: '' }],
  ['yes', null],
  ['maybe Later', null],
  ['{"helpful":true}', null],
  ['', null],
  [null, null],
])('[E3] %j stored is the draft %j', (text, draft) => {
  expect(parseFeedbackDraft(text)).toEqual(draft);
});

test('[E3] each page has a draft of its own, until it ends', () => {
  keepFeedbackDraft('/a/', { helpful: false, comment: 'yes and no' });
  expect(readFeedbackDraft('/a/')).toEqual({ helpful: false, comment: 'yes and no' });
  expect(readFeedbackDraft('/b/')).toBeNull();
  keepFeedbackDraft('/a/', null);
  expect(readFeedbackDraft('/a/')).toBeNull();
});

test('[F8] where storage is denied, a draft lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  keepFeedbackDraft('/c/', { helpful: true, comment: 'kept' });
  expect(readFeedbackDraft('/c/')).toEqual({ helpful: true, comment: 'kept' });
});
