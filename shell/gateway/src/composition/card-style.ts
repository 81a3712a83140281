/**
 * Rows of tables as cards, in a frame that is narrower than `width`. The headings of the columns stay for screen readers, so the
 * headings that each cell shows are not read.
 */
export const cards = (tables: string, width: string) => `@container (width < ${width}) {
  .live table${tables} :is(th, td) {
    position: static;
    padding: 0;
    border: 0;
    white-space: normal;
    overflow-wrap: anywhere;
    text-align: start;
  }
  .live table${tables} thead {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .live table${tables},
  .live table${tables} :is(tbody, th, td) {
    display: block;
    min-inline-size: 0;
  }
  .live table${tables} tr {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    gap: var(--space-2, 0.5rem) var(--space-4, 1rem);
    padding: var(--space-3, 0.75rem);
    border-block-end: 1px solid var(--line, #ccc);
  }
  .live table${tables} tr:last-child {
    border-block-end: 0;
  }
  .live table${tables} th,
  .live table[data-columns='few']${tables} td.long {
    grid-column: 1 / -1;
  }
  .live table${tables} td:empty {
    display: none;
  }
  .live table${tables} [data-label]::before {
    content: attr(data-label) ' ';
    content: attr(data-label) ' ' / '';
    color: var(--on-soft, inherit);
    font-weight: 400;
  }
  .live table${tables} td[data-label]::before {
    display: block;
  }
}`
