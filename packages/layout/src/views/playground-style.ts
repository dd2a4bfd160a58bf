/** How the playground looks; it comes with it. */
export const PLAYGROUND_STYLE = `
@layer demo {
  .playground {
    margin-block: 8px 24px;
    border: 1px solid var(--hairline);
    border-radius: var(--radius-outer);
    font-size: 13px;
    line-height: 20px;
  }

  .playground-component {
    display: block;
    padding: 12px 16px;
    border-block-end: 1px solid var(--hairline);
  }

  .playground-stage iframe {
    display: block;
    inline-size: 100%;
    border: 0;
    border-radius: var(--radius-outer) var(--radius-outer) 0 0;
  }

  .playground > .edit-problems {
    padding: 8px 16px;
    color: var(--warning);
  }

  .playground-form {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(168px, 100%), 1fr));
    gap: 12px 16px;
    max-block-size: 420px;
    padding: 16px;
    overflow: auto;
    border-block: 1px solid var(--hairline);
  }

  .playground-form label {
    align-self: end;
    font-family: var(--font-code);
    overflow-wrap: anywhere;
  }

  .playground :is(select, button, input:not([type='checkbox'])) {
    min-block-size: 32px;
    padding: 4px 8px;
    border: 1px solid var(--hairline-strong);
    border-radius: var(--radius-inner);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
  }

  .playground-form :is(select, input:not([type='checkbox'])) {
    display: block;
    inline-size: 100%;
  }

  .playground-code {
    margin: 0;
    padding: 14px 16px;
    overflow: auto;
    background: var(--surface-sunken);
    direction: ltr;
    text-align: left;
    font: 13px/20px var(--font-code);
  }

  .playground-code code {
    font: inherit;
  }

  .playground-bar {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 12px 16px;
  }
}
`;
