// @vitest-environment jsdom
import Button from '@mui/material/Button';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { islandPrefix } from './island-id';
import { MaterialProviders } from './material';
import { createMount } from './mount';

const ID = 'lamps/LampButton';
const LampButton = () => <Button>Light</Button>;
const { documentElement: root, body } = document;

const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const mount = createMount({
  registry: { [ID]: async () => ({ default: LampButton }) },
  Providers: MaterialProviders,
  crashed: (error) => error.message,
});

/** An island as the server sends it, in a page of a language from left to right. */
function island(): HTMLElement {
  const html = renderToString(
    <StrictMode>
      <MaterialProviders>
        <LampButton />
      </MaterialProviders>
    </StrictMode>,
    { identifierPrefix: islandPrefix(ID) },
  );
  const container = document.createElement('div');
  container.innerHTML = `<div>${html}</div>`;
  body.append(container);
  return container;
}

const buttonOf = (container: HTMLElement) => container.querySelector('button');

beforeEach(() => {
  root.dataset['renderedDir'] = 'ltr';
  root.removeAttribute('data-dense');
  body.dir = 'ltr';
});
afterEach(() => body.replaceChildren());

test('[C7] [G8] a demo hydrates as it was rendered, then takes the direction and density of its reader', async () => {
  const container = island();
  const sent = buttonOf(container);
  expect(sent?.className).toMatch(/\bmui-/);
  body.dir = 'rtl';
  root.setAttribute('data-dense', '');
  const unmount = await act(() => mount(container, ID));
  expect(buttonOf(container)).toBe(sent);
  expect(sent?.className).toMatch(/\bmuirtl-/);
  expect(sent?.className).toMatch(/\bMuiButton-sizeSmall\b/);
  expect(complaints).not.toHaveBeenCalled();
  act(unmount);
});

test('[C7] [G8] a demo that runs follows direction and density', async () => {
  const container = island();
  const unmount = await act(() => mount(container, ID));
  expect(buttonOf(container)?.className).not.toMatch(/muirtl|sizeSmall/);
  await act(async () => {
    body.dir = 'rtl';
    root.setAttribute('data-dense', '');
  });
  expect(buttonOf(container)?.className).toMatch(/muirtl.*sizeSmall|sizeSmall.*muirtl/);
  await act(async () => {
    body.dir = 'ltr';
    root.removeAttribute('data-dense');
  });
  expect(buttonOf(container)?.className).not.toMatch(/muirtl|sizeSmall/);
  act(unmount);
});
