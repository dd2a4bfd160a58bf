// @vitest-environment jsdom
import { DocsProvider, translations } from '@lectern/docs-config';
import { indexPages } from '@lectern/nav';
import type { SiteConfig } from '@lectern/page-model';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShellProvider, type Shell } from '../shell';
import { Feedback } from './feedback';

const site: SiteConfig = {
  name: 'Lamps',
  description: '',
  origin: 'https://lamps.example',
  repository: 'https://code.example/lamps',
  languages: [{ code: 'en', direction: 'ltr' }],
  areas: [],
};

function show(feedback?: SiteConfig['feedback']) {
  const shell: Shell = {
    site: { ...site, ...(feedback && { feedback }) },
    area: { id: 'lamps', name: 'Lamps', prefix: '/lamps/', description: '', version: '7.1.1' },
    nav: [],
    index: indexPages([]),
    recorded: false,
    page: {
      kind: 'functions',
      path: '/lamps/desk/',
      language: 'en',
      written: ['en'],
      title: 'Desk lamp',
      description: '',
      functions: [],
    },
    adConfig: {},
    Link: (props) => <a {...props} />,
    navigate: () => undefined,
    owns: () => false,
  };
  return render(
    <DocsProvider config={{}} translations={translations}>
      <ShellProvider value={shell}>
        <Feedback />
      </ShellProvider>
    </DocsProvider>,
  );
}

const answers = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', answers);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = (name: 'Yes' | 'No') => fireEvent.click(screen.getByRole('button', { name }));
const write = (value: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const ENDPOINT = { endpoint: 'https://forms.example/answers' };

test('[E3] a choice, then a comment: both go to the endpoint once, without cookies', async () => {
  let arrive: (response: Response) => void = () => undefined;
  answers.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  show(ENDPOINT);
  expect(screen.queryByRole('textbox')).toBeNull();
  choose('No');
  expect(screen.getByRole('button', { name: 'No' }).getAttribute('aria-pressed')).toBe('true');
  await screen.findByLabelText('What is missing or wrong?');
  write('The bulb.');
  const send = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(send);
  fireEvent.click(send);
  expect(screen.getByRole('status').textContent).toBe('Sending…');
  arrive(new Response());
  const thanks = await screen.findByText('Thank you. Your answer has been sent.');
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(answers).toHaveBeenCalledOnce();
  const [url, init] = answers.mock.calls[0] ?? [];
  expect([url, init?.method, init?.credentials]).toEqual([ENDPOINT.endpoint, 'POST', 'omit']);
  expect(JSON.parse(String(init?.body))).toEqual({
    page: '/lamps/desk/',
    language: 'en',
    version: '7.1.1',
    helpful: false,
    comment: 'The bulb.',
  });
  cleanup();
  show(ENDPOINT);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each<[string, () => Promise<Response>]>([
  ['the endpoint refuses', async () => new Response('', { status: 500 })],
  [
    'the network fails',
    async () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('[E3] where %s, it says so, keeps the text and tries again', async (_why, answer) => {
  answers.mockImplementationOnce(answer).mockResolvedValueOnce(new Response());
  show(ENDPOINT);
  choose('Yes');
  await screen.findByLabelText('What helped you?');
  write('The shade.');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText("Couldn't submit feedback");
  expect(screen.getByRole('alert').textContent).toBe("Couldn't submit feedback");
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The shade.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Thank you. Your answer has been sent.');
});

test('[E3] what was begun is there after a reload, and stays with another choice', async () => {
  show(ENDPOINT);
  choose('No');
  await screen.findByRole('textbox');
  write('Half a sen');
  cleanup();
  show(ENDPOINT);
  await screen.findByLabelText('What is missing or wrong?');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Half a sen');
  choose('Yes');
  await screen.findByLabelText('What helped you?');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Half a sen');
});

test('[E3] without an endpoint nothing is sent: an issue is filled with the answer', async () => {
  show();
  choose('No');
  await screen.findByRole('textbox');
  write('The bulb.');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open an issue with it' });
  expect(new URL(link.href).searchParams.get('body')).toBe(
    'https://lamps.example/lamps/desk/\nHelpful: no\n\nThe bulb.',
  );
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(answers).not.toHaveBeenCalled();
});
