'use client';

import { islandId } from '@lectern/demos';
import { outsideOf, writeOwnLook, type OwnLook } from '@lectern/demos/own-look';
import { RESET_EVENT } from '@lectern/demos/reset';
import { CopyButton } from '@lectern/code-tools';
import { useTranslate } from '@lectern/docs-config';
import { framePathname, type Demo } from '@lectern/page-model';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { deskStrings } from '../desk-strings';
import { breakpointAt, clampWidth, frameBox, MAX_FRAME_WIDTH } from '../demo-width';
import { useShell } from '../shell';
import { useLateWhen } from '../use-late';
import { useStrings } from '../use-strings';
import { Choice } from './choice';
import { DemoEdge, isRtl } from './demo-edge';
import { DemoHealth } from './demo-health';
import { DemoSides } from './demo-sides';

interface Settings {
  readonly look: OwnLook;
  /** In pixels; null where the demo is as wide as it can. */
  readonly width: number | null;
  /** Whether it is shown in both modes and directions. */
  readonly sides: boolean;
}

const fetchParts = () => import('./demo-parts').then(({ DemoParts }) => DemoParts);

const AS_PAGE: Settings = { look: {}, width: null, sides: false };

/** What a reader may set for one demo; the button before it opens and closes it from now on. */
export function DemoPanel({ demo }: { demo: Demo }) {
  const { area, site, page } = useShell();
  const t = useTranslate();
  const desk = useStrings(deskStrings);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(true);
  const [settings, setSettings] = useState(AS_PAGE);
  const [isPointing, setPointing] = useState(false);
  const pointer = useRef<HTMLButtonElement>(null);
  const button = panel?.previousElementSibling;
  const stage = panel?.closest('.demo')?.querySelector<HTMLElement>('.demo-stage') ?? null;
  const inner = stage?.firstElementChild;
  const place = inner instanceof HTMLElement ? inner : null;
  const room = useRoom(stage);
  const isFull = useFullScreen(stage);
  const { look, width, sides } = settings;
  const max = demo.frame ? MAX_FRAME_WIDTH : room;
  const shown = clampWidth(width ?? room, max);
  const Parts = useLateWhen(isPointing && open && !sides, fetchParts);

  useEffect(() => {
    if (!button) return undefined;
    const toggle = () => setOpen((before) => !before);
    const leave = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') setOpen(false);
    };
    button.addEventListener('click', toggle);
    button.addEventListener('keydown', leave);
    return () => {
      button.removeEventListener('click', toggle);
      button.removeEventListener('keydown', leave);
    };
  }, [button]);
  useEffect(() => button?.setAttribute('aria-expanded', String(open)), [button, open]);

  useEffect(() => {
    if (!stage || !place) return;
    // A frame keeps its popups; those of an island stand in the body, or nobody sees them.
    const apart = !demo.frame && (isFull || Object.values(look).some((own) => own !== undefined));
    writeOwnLook(place, { ...look, apart });
    for (const mode of ['light', 'dark']) {
      stage.classList.toggle(`mode-${mode}`, look.mode === mode);
    }
    if (apart) (isFull ? stage : document.body).append(outsideOf(place));
  }, [stage, place, demo.frame, look, isFull]);

  useEffect(() => {
    if (!stage || !place) return;
    if (!demo.frame) {
      place.style.maxInlineSize = width === null ? '' : `${shown}px`;
      return;
    }
    const box = frameBox(shown, demo.height ?? 0, room);
    const isNarrowed = width !== null && !isFull;
    place.style.inlineSize = isNarrowed ? `${shown}px` : '';
    place.style.blockSize = isNarrowed ? `${box.height}px` : '';
    place.style.transform = isNarrowed && box.scale < 1 ? `scale(${box.scale})` : '';
    place.style.transformOrigin = isRtl(stage) ? 'right top' : 'left top';
    stage.style.blockSize = isNarrowed && !sides ? `${demo.height}px` : '';
  }, [stage, place, demo, width, shown, room, isFull, sides]);

  useEffect(() => {
    stage?.toggleAttribute('data-sides', sides);
  }, [stage, sides]);

  const setLook = (change: OwnLook) =>
    setSettings((before) => ({ ...before, look: { ...before.look, ...change } }));
  const setWidth = (next: number) => setSettings((before) => ({ ...before, width: next }));

  function fillScreen() {
    // A browser may refuse; the demo stays where it is.
    stage?.requestFullscreen().catch(() => undefined);
  }

  function reset() {
    setSettings(AS_PAGE);
    if (place instanceof HTMLIFrameElement) place.contentWindow?.location.reload();
    else place?.dispatchEvent(new Event(RESET_EVENT));
  }

  const alone = demo.frame ?? `${framePathname(area.prefix)}#${demo.id}`;
  return (
    <div
      ref={setPanel}
      className="demo-panel"
      // The text around it may have another language than the page.
      lang={page.language}
      dir={site.languages.find(({ code }) => code === page.language)?.direction}
      role="group"
      aria-label={`${t('settings')}: ${demo.title}`}
      hidden={!open}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setOpen(false);
        if (button instanceof HTMLElement) button.focus();
      }}
    >
      <Choice
        label={t('colorMode')}
        value={look.mode ?? 'page'}
        onChange={(mode) => setLook({ mode: mode === 'page' ? undefined : mode })}
        options={[
          ['page', desk('asPage')],
          ['light', t('light')],
          ['dark', t('dark')],
        ]}
      />
      <Choice
        label={t('direction')}
        value={look.direction ?? 'page'}
        onChange={(value) => setLook({ direction: value === 'page' ? undefined : value })}
        options={[
          ['page', desk('asPage')],
          ['ltr', t('ltr')],
          ['rtl', t('rtl')],
        ]}
      />
      <Choice
        label={t('density')}
        value={look.dense === undefined ? 'page' : look.dense ? 'dense' : 'comfortable'}
        onChange={(value) => setLook({ dense: value === 'page' ? undefined : value === 'dense' })}
        options={[
          ['page', desk('asPage')],
          ['comfortable', desk('comfortable')],
          ['dense', desk('dense')],
        ]}
      />
      <p className="demo-width">
        {desk('width')}: <output dir="ltr">{`${shown} px, ${breakpointAt(shown)}`}</output>
        <small>{desk(demo.frame ? 'widthOfFrame' : 'widthOfWindow')}</small>
      </p>
      <div className="demo-actions">
        <button
          type="button"
          aria-pressed={sides}
          onClick={() => setSettings((before) => ({ ...before, sides: !sides }))}
        >
          {desk('sideBySide')}
        </button>
        <button
          ref={pointer}
          type="button"
          aria-pressed={isPointing}
          disabled={sides}
          onClick={() => setPointing(!isPointing)}
        >
          {desk('pointAtPart')}
        </button>
        {document.fullscreenEnabled && (
          <button type="button" onClick={fillScreen}>
            {desk('fullScreen')}
          </button>
        )}
        <a href={alone} target="_blank" rel="noopener">
          {desk('openAlone')}
        </a>
        <CopyButton
          getText={() => `${location.origin}${location.pathname}#${islandId(demo.id)}`}
          labels={{ copy: desk('copyLink'), copied: t('copied') }}
        />
        <button type="button" onClick={reset}>
          {t('resetDemo')}
        </button>
      </div>
      <DemoHealth demo={demo} />
      {stage &&
        room > 0 &&
        (open || width !== null) &&
        !sides &&
        createPortal(
          <DemoEdge
            width={shown}
            max={max}
            inset={demo.frame ? 0 : (stage.clientWidth - room) / 2}
            onChange={setWidth}
          />,
          stage,
        )}
      {Parts && place && (
        <Parts
          demo={demo}
          place={place}
          onLeave={() => {
            setPointing(false);
            pointer.current?.focus();
          }}
        />
      )}
      {stage && sides && createPortal(<DemoSides demo={demo} address={alone} look={look} />, stage)}
    </div>
  );
}

/** Width that a stage has for its demo. */
function useRoom(stage: HTMLElement | null): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!stage) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stage]);
  return Math.floor(room);
}

function useFullScreen(stage: HTMLElement | null): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(stage !== null && document.fullscreenElement === stage);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [stage]);
  return isFull;
}
