'use client';

import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { CopyType } from './api-type';

/** A definition that stands where its name was clicked. */
interface OpenType {
  readonly id: string;
  readonly link: HTMLAnchorElement;
  readonly place: HTMLElement;
  readonly html: string;
}

const LINKS = 'code a[href^="#type-"]';
const PLACE = 'api-opened';

/**
 * Opens the definition of a type below the line that names it, and those that it names inside it.
 * The links lead to the same definitions at the end of the page where there is no JavaScript.
 */
export function OpenTypes({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const count = useRef(0);
  const [opened, setOpened] = useState<readonly OpenType[]>([]);

  useEffect(() => {
    if (root.current) markClosed(root.current);
  }, []);

  const open = (link: HTMLAnchorElement) => {
    const definition = document
      .getElementById(link.hash.slice(1))
      ?.querySelector('.api-definition');
    if (!definition) return;
    const place = document.createElement('span');
    place.className = PLACE;
    place.id = `open-${(count.current += 1)}`;
    place.dir = 'ltr';
    const html = closedHtml(definition);
    putBelow(place, link);
    link.setAttribute('aria-expanded', 'true');
    link.setAttribute('aria-controls', place.id);
    setOpened([...opened, { id: place.id, link, place, html }]);
  };

  const close = ({ link, place }: OpenType) => {
    if (place.contains(document.activeElement)) link.focus();
    setOpened(opened.filter((other) => other.place !== place && !place.contains(other.link)));
    link.setAttribute('aria-expanded', 'false');
    link.removeAttribute('aria-controls');
    place.remove();
  };

  const toggle = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // React hands on an event of a portal once for each portal that it stands in.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const here = opened.find((type) => type.link === link);
    if (here) close(here);
    else open(link);
  };

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const target = event.target as Element;
    const here =
      opened.find(({ link }) => link === target) ??
      opened.find(({ place }) => place === target.closest(`.${PLACE}`));
    if (!here) return;
    event.preventDefault();
    close(here);
  };

  return (
    <div ref={root} onClick={toggle} onKeyDown={closeOnEscape}>
      {children}
      {opened.map((type) => createPortal(<Definition html={type.html} />, type.place, type.id))}
    </div>
  );
}

function Definition({ html }: { html: string }) {
  const code = useRef<HTMLElement>(null);
  return (
    <>
      <CopyType getText={() => textWithoutOpened(code.current)} />
      <code ref={code} className="api-definition" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

function markClosed(element: Element): void {
  for (const link of element.querySelectorAll(LINKS)) {
    link.setAttribute('aria-expanded', 'false');
    link.removeAttribute('aria-controls');
  }
}

/** A copy of what an element holds, with nothing opened in it. */
function closedCopy(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const place of copy.querySelectorAll(`.${PLACE}`)) place.remove();
  return copy;
}

function closedHtml(definition: Element): string {
  const item = document.createElement('div');
  item.append(closedCopy(definition));
  markClosed(item);
  return item.firstElementChild?.innerHTML ?? '';
}

function textWithoutOpened(element: Element | null): string {
  return element ? (closedCopy(element).textContent ?? '') : '';
}

/** Below the line of a definition or the head of a row, which React draws once and leaves alone. */
function putBelow(place: HTMLElement, link: HTMLElement): void {
  const definition = link.closest('.api-definition');
  if (!definition) return link.closest('.api-item-head')?.after(place);
  const line = [...definition.children].find((part) => part !== link && part.contains(link));
  if (line) line.after(place);
  else definition.append(place);
}
