/** Marks that the shell has started: it reports its faults itself. The document's own script reads the mark. */
export function markStarted() {
  document.documentElement.dataset.started = ''
}

/** Marks that a page is hydrated and reacts to input. Style sheets, tests and pages read the mark. */
export function markAlive() {
  document.documentElement.dataset.alive = ''
}

/**
 * Whether a page of this document is hydrated: then the next page is rendered by the browser alone. False on the server and
 * while the first page is loaded.
 */
export const isAlive = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.alive !== undefined
