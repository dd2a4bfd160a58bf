'use client';

/**
 * Stands in for a demo that threw. Islands are roots of their own without the page's language, so
 * the text is English, like the error it shows.
 */
export function DemoCrash({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <div className="demo-failed" role="alert" lang="en" dir="ltr">
      <p>This demo stopped: {error.message}</p>
      <button type="button" onClick={retry}>
        Start it again
      </button>
    </div>
  );
}
