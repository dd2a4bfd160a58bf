// @vitest-environment jsdom
import Button from '@mui/material/Button';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { islandPrefix } from './island-id';
import { MaterialProviders } from './material';
import { createMount } from './mount';
import { writeOwnLook } from './own-look';
import { RESET_EVENT } from './reset';

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

test('[C7] [G8] what a reader chose for one demo counts for it alone, and can be taken back', async () => {
  const [own, other] = [island(), island()];
  own.id = 'demo-own';
  const unmounts = [await act(() => mount(own, ID)), await act(() => mount(other, ID))];
  const sent = buttonOf(own);
  const before = other.innerHTML;
  await act(async () => writeOwnLook(own, { direction: 'rtl', dense: true }));
  expect(buttonOf(own)).toBe(sent);
  expect(sent?.className).toMatch(/muirtl.*sizeSmall|sizeSmall.*muirtl/);
  expect(other.innerHTML).toBe(before);
  await act(async () => writeOwnLook(own, {}));
  expect(sent?.className).not.toMatch(/muirtl|sizeSmall/);
  for (const unmount of unmounts) act(unmount);
});

test('a demo that is reset begins anew in its place', async () => {
  const container = island();
  const unmount = await act(() => mount(container, ID));
  const [inner, sent] = [container.firstElementChild, buttonOf(container)];
  await act(async () => container.dispatchEvent(new Event(RESET_EVENT)));
  expect(buttonOf(container)).not.toBe(sent);
  expect(buttonOf(container)?.textContent).toBe('Light');
  expect(container.firstElementChild).toBe(inner);
  act(unmount);
});
