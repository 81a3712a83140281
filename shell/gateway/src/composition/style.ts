import { cards } from './card-style'

/** The style of the page, with the tokens of the shell. Its fallbacks make it readable without a shell. */
export const style = `
.live {
  margin: 0;
  font-family: var(--font, system-ui, sans-serif);
}
.live > header {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2, 0.5rem) var(--space-4, 1rem);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-3, 0.75rem) var(--gutter, 1.5rem);
  background: var(--pine-900, #12312a);
  color: var(--paper, #fff);
}
.live > header > a {
  display: inline-flex;
  min-block-size: var(--target, 44px);
  align-items: center;
  color: inherit;
  font-size: var(--step-1, 1.25rem);
  font-weight: 600;
  text-decoration: none;
}
.live > header form {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3, 0.75rem);
  align-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;
}
.live main {
  max-inline-size: var(--page, 1440px);
  margin: 0 auto;
  padding: var(--space-m, 2rem) var(--gutter, 1.5rem) var(--space-l, 4rem);
}
.live h1 {
  margin: 0 0 var(--space-s, 1rem);
  font-size: var(--step-3, 2rem);
  overflow-wrap: anywhere;
}
.live h2 {
  margin: var(--space-m, 2rem) 0 var(--space-3, 0.75rem);
  font-size: var(--step-2, 1.5rem);
}
.live main > p {
  margin: 0 0 var(--space-4, 1rem);
}
.live .lead {
  max-inline-size: var(--measure, 34em);
  margin-block-end: var(--space-4, 1rem);
  color: var(--on-soft, inherit);
}
.live .note {
  margin-block-start: var(--space-2, 0.5rem);
  color: var(--on-soft, inherit);
  font-size: var(--step--1, 0.875rem);
}
.live .scroll {
  overflow-x: auto;
  border: 1px solid var(--line, #ccc);
  border-radius: var(--radius, 2px);
  background: var(--white, #fff);
  container-type: inline-size;
}
.live table {
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--step--1, 0.875rem);
}
.live th,
.live td {
  padding: var(--space-2, 0.5rem) var(--space-3, 0.75rem);
  border-block-end: 1px solid var(--line, #ccc);
  text-align: start;
  vertical-align: baseline;
  white-space: nowrap;
}
.live tbody tr:last-child > * {
  border-block-end: 0;
}
.live thead th {
  white-space: normal;
  background: var(--stone-100, #f3f2ee);
  font-weight: 600;
}
.live td.long {
  min-inline-size: 7rem;
  white-space: normal;
  overflow-wrap: anywhere;
}
.live :is(td, th).number {
  text-align: end;
}
.live tbody th {
  position: sticky;
  inset-inline-start: 0;
  background: var(--white, #fff);
  font-weight: 600;
}
.live tbody th a,
.live main p a:not(.button),
.live .list a:not(.button) {
  color: var(--on-link, #205c3b);
  text-decoration: underline;
  text-underline-offset: 0.2em;
}
.live tbody th a {
  display: inline-block;
  padding-block: var(--space-1, 0.25rem);
}
${cards('[data-columns]', '44rem')}
${cards("[data-columns='many']", '70rem')}
.live code {
  font: 0.9em ui-monospace, monospace;
}
.live .state {
  padding: 0.1rem var(--space-2, 0.5rem);
  border-radius: var(--radius, 2px);
  font-weight: 600;
}
.live [data-state='ok'] {
  background: var(--success-ground, #eaf5ea);
  color: var(--success, #14592c);
}
.live [data-state='fallback'] {
  background: var(--caution-ground, #fbf2df);
  color: var(--caution, #6b4500);
}
.live [data-state='failing'],
.live .problem {
  background: var(--error-ground, #fbecea);
  color: var(--error, #a01c12);
}
.live .problem {
  max-inline-size: 60rem;
  padding: var(--space-3, 0.75rem) var(--space-4, 1rem);
  white-space: pre-line;
  overflow-wrap: anywhere;
}
.live dl {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--space-4, 1rem);
  margin: 0;
}
.live dt {
  color: var(--on-soft, inherit);
  font-size: var(--step--1, 0.875rem);
}
.live dd {
  margin: 0;
  overflow-wrap: anywhere;
}
.live .list {
  margin: 0;
  padding: 0;
  list-style: none;
}
.live .list li {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2, 0.5rem) var(--space-4, 1rem);
  align-items: center;
  padding-block: var(--space-2, 0.5rem);
  border-block-end: 1px solid var(--line, #ccc);
}
.live .list span {
  min-inline-size: min(16rem, 100%);
  overflow-wrap: anywhere;
}
.live button,
.live .button {
  display: inline-flex;
  min-block-size: var(--target, 44px);
  align-items: center;
  padding: 0 var(--space-4, 1rem);
  border: 1px solid var(--on-button, #12312a);
  border-radius: var(--radius, 2px);
  background: var(--on-button, #12312a);
  color: var(--white, #fff);
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}
.live .button,
.live button[data-kind='ghost'] {
  border-color: currentcolor;
  background: transparent;
  color: var(--on-strong, inherit);
}
.live button:hover {
  background: var(--on-button-hover, #1d4a3f);
}
.live .button:hover,
.live button[data-kind='ghost']:hover {
  background: var(--on-hover, #e8e6df);
}
.live .sign-in {
  display: grid;
  margin-block-start: var(--space-m, 2rem);
  gap: var(--space-2, 0.5rem);
  max-inline-size: 26rem;
}
.live .sign-in input {
  margin-block-end: var(--space-3, 0.75rem);
}
.live :is(.sign-in, .search) input {
  min-block-size: var(--control, 3rem);
  padding: 0 var(--space-3, 0.75rem);
  border: 1px solid var(--on-edge, #777);
  border-radius: var(--radius, 2px);
  background: var(--white, #fff);
  color: inherit;
  font: inherit;
}
.live .sign-in button {
  justify-self: start;
}
.live .search {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2, 0.5rem) var(--space-3, 0.75rem);
  align-items: center;
  margin-block-end: var(--space-4, 1rem);
}
.live .search input {
  min-inline-size: 0;
  max-inline-size: 20rem;
  flex: 1 1 12rem;
}
.live .confirm {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3, 0.75rem);
  margin-block-start: var(--space-4, 1rem);
}
`
