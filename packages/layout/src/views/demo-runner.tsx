'use client';

import { followLook, lookIn } from '@lectern/demos/frame';
import {
  readReport,
  type RunnerReport,
  type RunnerRequest,
  type RunProblem,
} from '@lectern/demos/runner/messages';
import { useEffect, useRef, useState } from 'react';
import { editStrings } from '../edit-strings';
import { useStrings } from '../use-strings';

interface DemoRunnerProps {
  readonly title: string;
  readonly address: string;
  /** The demo that it stands in for, whose look and width it takes. */
  readonly place: Element;
  readonly entry: string;
  readonly files: Readonly<Record<string, string>>;
  readonly bare: boolean;
  /** Of the frame; as high as what is in it where left out. */
  readonly height?: number;
  /** The same functions in every render. */
  readonly onRun: () => void;
  readonly onProblem: (problem: RunProblem) => void;
  /** The reader lets code run again that was taken out. */
  readonly onAgain?: () => void;
}

/** Height until the frame tells its own. */
const FIRST_HEIGHT = 120;

/** How often the frame is asked whether it still answers, in milliseconds. */
const ASK = 1000;

/** Questions in a row without an answer. What blocks the page as well counts as one. */
const PATIENCE = 4;

/** The same for a frame that is still being loaded. */
const FIRST_PATIENCE = 20;

/** Runs edited code in a frame that owns nothing of the site's, and takes it out when it hangs. */
export function DemoRunner(props: DemoRunnerProps) {
  const edit = useStrings(editStrings);
  const [life, setLife] = useState(0);
  const [end, setEnd] = useState<'absent' | 'stopped' | null>(null);
  if (end) {
    return (
      <div className="demo-runner" role="alert">
        <p>{edit(end)}</p>
        <button
          type="button"
          onClick={() => {
            props.onAgain?.();
            setEnd(null);
            setLife(life + 1);
          }}
        >
          {edit('runAgain')}
        </button>
      </div>
    );
  }
  return <Frame key={life} {...props} onEnd={setEnd} />;
}

interface FrameProps extends DemoRunnerProps {
  readonly onEnd: (end: 'absent' | 'stopped') => void;
}

function Frame(props: FrameProps) {
  const { title, address, place, entry, files, bare, height, onRun, onProblem, onEnd } = props;
  const ref = useRef<HTMLIFrameElement>(null);
  const run = useRef(0);
  const loads = useRef(0);
  const [ready, setReady] = useState(false);
  const [ownHeight, setOwnHeight] = useState(FIRST_HEIGHT);

  useEffect(() => {
    let unanswered = 0;
    let answered = false;
    const hear = (report: RunnerReport) => {
      unanswered = 0;
      answered = true;
      if (report.type === 'ready') setReady(true);
      if (report.type === 'height') setOwnHeight(report.height);
      if (report.type === 'problem' && report.run === run.current) onProblem(report.problem);
    };
    const onMessage = ({ source, data }: MessageEvent) => {
      const report = source === ref.current?.contentWindow ? readReport(data) : null;
      if (report) hear(report);
    };
    const asking = setInterval(() => {
      if (document.hidden) return;
      unanswered += 1;
      if (unanswered > (answered ? PATIENCE : FIRST_PATIENCE))
        onEnd(answered ? 'stopped' : 'absent');
      else send(ref.current, { type: 'ping' });
    }, ASK);
    addEventListener('message', onMessage);
    return () => {
      clearInterval(asking);
      removeEventListener('message', onMessage);
    };
  }, [onProblem, onEnd]);

  useEffect(() => {
    if (!ready) return;
    run.current += 1;
    onRun();
    send(ref.current, { type: 'run', run: run.current, entry, files, bare, look: lookIn(place) });
  }, [ready, place, entry, files, bare, onRun]);

  useEffect(
    () => followLook(place, (look) => ready && send(ref.current, { type: 'look', look })),
    [ready, place],
  );

  useEffect(() => {
    const follow = () => {
      if (ref.current) ref.current.style.maxInlineSize = widthOf(place);
    };
    const observer = new MutationObserver(follow);
    observer.observe(place, { attributeFilter: ['style'] });
    follow();
    return () => observer.disconnect();
  }, [place]);

  return (
    <iframe
      ref={ref}
      className="demo-runner"
      // Without `allow-same-origin` the code has no cookies, no storage and no way to this page.
      sandbox="allow-scripts allow-forms"
      src={address}
      title={title}
      height={height ?? ownHeight}
      onLoad={() => {
        loads.current += 1;
        // Whatever it left for does not run the code.
        if (loads.current > 1) onEnd('stopped');
      }}
    />
  );
}

const widthOf = (place: Element) =>
  place instanceof HTMLElement ? place.style.maxInlineSize || place.style.inlineSize : '';

function send(frame: HTMLIFrameElement | null, request: RunnerRequest): void {
  // The frame has no origin that could be named.
  frame?.contentWindow?.postMessage(request, '*');
}
