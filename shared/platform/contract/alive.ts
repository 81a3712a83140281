import type { SectionRelease } from './composition'

/**
 * Marks that the shell has started: it reports its faults itself. The document's own script reads the mark.
 * @param release The release that shows the page; undefined if it is the shell. It is at fault if the page is never hydrated.
 */
export function markStarted(release: Pick<SectionRelease, 'name' | 'version'> | undefined) {
  document.documentElement.dataset.started = release ? `${release.name}@${release.version}` : ''
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
