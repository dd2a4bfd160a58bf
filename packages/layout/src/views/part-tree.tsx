'use client';

import type { PartElement } from '@lectern/demos/parts';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';

/** The parts of a demo in the order of the document, to be walked through by keyboard. */
export function PartTree(props: {
  label: string;
  parts: readonly PartElement[];
  /** Index of the part that is pointed at, and of the one that is chosen; -1 for none. */
  marked: number;
  chosen: number;
  onMark: (index: number) => void;
  onChoose: (index: number) => void;
}) {
  const { label, parts, marked, chosen, onMark, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  const current = Math.max(0, marked < 0 ? chosen : marked);
  const item = (index: number) => list.current?.children[index] as HTMLElement | undefined;

  useEffect(() => {
    const element = list.current?.children[current];
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  function walk(event: KeyboardEvent, index: number) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(index);
      return;
    }
    const next = nextIndex(event.key, index, parts);
    if (next === undefined) return;
    event.preventDefault();
    item(next)?.focus();
    onMark(next);
  }

  return (
    <ul ref={list} role="tree" aria-label={label}>
      {parts.map(({ parts: [part], level }, index) => (
        <li
          key={index}
          role="treeitem"
          aria-level={level}
          aria-selected={index === chosen}
          data-marked={index === marked ? '' : undefined}
          tabIndex={index === current ? 0 : -1}
          style={{ '--level': level } as CSSProperties}
          onClick={() => onChoose(index)}
          onKeyDown={(event) => walk(event, index)}
        >
          <bdi>
            {part.component.name} <small>{part.slot}</small>
          </bdi>
        </li>
      ))}
    </ul>
  );
}

/** Where a key leads from a part; nothing for keys that lead nowhere. */
export function nextIndex(
  key: string,
  index: number,
  parts: readonly Pick<PartElement, 'level'>[],
): number | undefined {
  const level = parts[index]?.level ?? 1;
  const last = parts.length - 1;
  if (key === 'ArrowDown') return Math.min(last, index + 1);
  if (key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return (parts[index + 1]?.level ?? 0) > level ? index + 1 : index;
  if (key === 'ArrowLeft') {
    const above = parts.slice(0, index).findLastIndex((other) => other.level < level);
    return above < 0 ? index : above;
  }
  return undefined;
}
