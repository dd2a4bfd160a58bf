interface NameFilterProps {
  readonly label: string;
  readonly filter: string;
  readonly setFilter: (text: string) => void;
  /** How many names are shown, in words. */
  readonly status: string;
}

/** A field that leaves those entries of a list whose names hold its text. */
export function NameFilter({ label, filter, setFilter, status }: NameFilterProps) {
  return (
    <>
      <label>
        {label}
        <input
          type="search"
          value={filter}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setFilter(event.target.value)}
        />
      </label>
      <span role="status">{status}</span>
    </>
  );
}
