import type { Preview } from '@virida/shared/platform/release/registry/registry-schema'
import { escapeHtml } from '@virida/shared/platform/escape-html'
import { badgeStyleAddress, leaveAddress } from './addresses'

/** What the head of a previewed document contains besides that of a live one. */
export const previewHead = `<meta name="robots" content="noindex">
<link rel="stylesheet" href="${badgeStyleAddress}">`

/** The badge of a previewed document. It is outside of what React renders, so every shell shows it. */
export const previewBadge = ({ app, version }: Pick<Preview, 'app' | 'version'>): string => `
<aside class="preview-badge" aria-label="Preview">
<p>Preview: ${escapeHtml(`${app} ${version}`)}</p>
<form method="post" action="${leaveAddress}"><button>Leave preview</button></form>
</aside>`

/** Style sheet of the badge, with the tokens of the shell. It is a file, because it needs no hash in the policy then. */
export const badgeStyle = `
html {
  scroll-padding-block-end: 4.5rem;
}
.preview-badge {
  position: sticky;
  z-index: 50;
  inset-block-end: var(--space-2);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  inline-size: fit-content;
  max-inline-size: calc(100% - 2 * var(--space-2));
  margin: var(--space-2);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius);
  background: var(--pine-900);
  color: var(--pine-text);
  font: 600 var(--step--1) / 1.4 var(--font);
  overflow-wrap: anywhere;
}
.preview-badge p {
  margin: 0;
}
.preview-badge button {
  min-block-size: 2rem;
  padding: 0 var(--space-3);
  border: 1px solid var(--pine-text-soft);
  border-radius: var(--radius);
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.preview-badge button:hover {
  background: var(--pine-700);
}
.preview-badge button:focus-visible {
  outline: 3px solid var(--focus-on-pine);
  outline-offset: 2px;
}
@media print {
  .preview-badge {
    display: none;
  }
}
`
