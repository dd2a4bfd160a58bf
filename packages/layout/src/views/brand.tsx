/** The mark: an open book under a lamp. */
export function Brand() {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path className="brand-lamp" d="M7 8a5 5 0 0 1 10 0z" />
      <path
        className="brand-book"
        d="M3 12.5c3-1 6-.6 9 1.2 3-1.8 6-2.2 9-1.2V20c-3-1-6-.6-9 1.2C9 19.4 6 19 3 20z"
      />
    </svg>
  );
}
