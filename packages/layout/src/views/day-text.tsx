import type { Day } from '@lectern/page-model';

/** A day as it is written in the page's language. */
export function DayText({ day }: { day: Day }) {
  return (
    <time className="day" dateTime={day.date}>
      {day.text}
    </time>
  );
}
