import { expect, test } from 'vitest';
import { feedbackIssue } from './feedback-issue';

const options = {
  repository: 'https://code.example/docs',
  title: 'Button & friends',
  url: 'https://docs.example/button/',
  helpful: false,
  comment: 'The second sample\nfails.',
};

test('[E3] without an endpoint an issue is filled with page, answer and comment', () => {
  const issue = new URL(feedbackIssue(options));
  expect(issue.origin + issue.pathname).toBe('https://code.example/docs/issues/new');
  expect(Object.fromEntries(issue.searchParams)).toEqual({
    title: 'Feedback on “Button & friends”',
    body: 'https://docs.example/button/\nHelpful: no\n\nThe second sample\nfails.',
  });
});

test.each(['a', 'é', '猫', '🐈', '&'])('a long comment of %s fits into an address', (letter) => {
  const href = feedbackIssue({ ...options, comment: letter.repeat(4000) });
  expect(href.length).toBeLessThan(9000);
  expect(new URL(href).searchParams.get('body')?.endsWith(letter)).toBe(true);
});
