/** Styles of the tool that points at parts: in its chunk, as few readers open it. */
export const demoPartsCss = `
@layer demo {
  :root:has(.parts) { scroll-padding-block-end: 46vh; }
  :root:has(.parts) body { padding-block-end: 46vh; }
  .parts {
    position: fixed; inset: auto 0 0; z-index: 2000;
    display: grid; grid-template: auto minmax(0, 1fr) / minmax(220px, 2fr) 5fr;
    block-size: 44vh; border-block-start: 1px solid var(--hairline-strong);
    background: var(--surface-raised); color: var(--ink); box-shadow: var(--shadow);
    font: 14px/20px var(--font-text);
  }
  .parts-head {
    grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px;
    padding: 8px 16px; border-block-end: 1px solid var(--hairline);
  }
  .parts-head h2 { margin: 0; font-size: 14px; line-height: 20px; font-weight: 500; }
  .parts-head p { flex: 1 1 240px; margin: 0; color: var(--ink-soft); font-size: 13px; }
  .parts :is(button, select, input[type='text']) {
    min-block-size: 32px; padding: 5px 10px; border: 1px solid var(--hairline-strong);
    border-radius: var(--radius-inner); background: var(--surface); color: var(--ink); font: inherit;
  }
  .parts button { cursor: pointer; }
  .parts button:hover { background: var(--surface-sunken); }
  .parts button[aria-pressed='true'] {
    border-color: var(--accent); background: var(--accent-surface); color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  .parts-message { grid-column: 1 / -1; padding: 16px; }
  .parts [role='tree'] {
    margin: 0; padding: 8px; overflow: auto; overscroll-behavior: contain; list-style: none;
    border-inline-end: 1px solid var(--hairline);
  }
  .parts [role='treeitem'] {
    padding: 4px 8px; padding-inline-start: calc(8px + 14px * (var(--level) - 1));
    border-radius: 6px; white-space: nowrap; cursor: pointer; scroll-margin: 8px;
  }
  .parts [role='treeitem']:hover, .parts [role='treeitem'][data-marked] { background: var(--surface-sunken); }
  .parts [role='treeitem'][aria-selected='true'] { background: var(--accent-surface); color: var(--accent); }
  .parts [role='treeitem']:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
  .parts [role='treeitem'] small { color: var(--ink-soft); font-size: 13px; }
  .parts [role='treeitem'][aria-selected='true'] small { color: inherit; }
  .part { padding: 12px 16px; overflow: auto; overscroll-behavior: contain; }
  .part h3 { margin: 0 0 8px; font-size: 16px; line-height: 24px; font-weight: 500; }
  .part-columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr)); gap: 12px 32px; }
  .part dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 0 0 12px; }
  .part dt { color: var(--ink-soft); }
  .part dd { margin: 0; overflow-wrap: anywhere; }
  .part :is(code, pre) { font: 13px/20px var(--font-code); }
  .part pre { margin: 8px 0; padding: 10px 12px; border-radius: var(--radius-inner); background: var(--surface-sunken); overflow: auto; }
  .part h4 { margin: 0 0 6px; font-size: 14px; line-height: 20px; font-weight: 500; }
  .part details > summary { padding-block: 4px; color: var(--ink-soft); cursor: pointer; }
  .part-fields { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 12px; margin-block: 12px 0; }
  .part-fields label { display: grid; gap: 4px; color: var(--ink-soft); font-size: 13px; }
  .part-fields input { inline-size: 200px; max-inline-size: 100%; }
  .part-wrong { margin: 4px 0 0; color: var(--warning); font-size: 13px; }
  .parts-mark {
    position: fixed; inset: 0 auto auto 0; z-index: 1999; pointer-events: none;
    border: 2px solid #0b6350; outline: 1px solid #fff; background: rgb(11 99 80 / 0.12); visibility: hidden;
  }
  .parts-mark[data-chosen] { border-color: #8a4b00; background: rgb(138 75 0 / 0.12); }
  .parts-mark > span {
    position: absolute; inset-block-end: 100%; left: -2px; padding: 1px 6px; border-radius: 4px 4px 0 0;
    background: #0b6350; color: #fff; font: 12px/18px var(--font-text); white-space: nowrap;
  }
  .parts-mark[data-chosen] > span { background: #8a4b00; }
  .parts-mark[data-low] > span { inset-block-end: auto; inset-block-start: 0; left: 0; border-radius: 0; }
  @media (forced-colors: active) { .parts-mark { border-color: Highlight; } }
  @media print { .parts, .parts-mark { display: none; } }
  @media (max-width: 700px) {
    .parts { grid-template: auto minmax(0, 2fr) minmax(0, 3fr) / minmax(0, 1fr); block-size: 54vh; }
    .parts-head p { display: none; }
    .parts [role='tree'] { border-inline-end: 0; border-block-end: 1px solid var(--hairline); }
    :root:has(.parts) { scroll-padding-block-end: 56vh; }
    :root:has(.parts) body { padding-block-end: 56vh; }
  }
}
`;
