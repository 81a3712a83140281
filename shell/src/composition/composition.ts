import type { PublicSettings } from '@virida/shared/contract/public-settings'

/**
 * The composition that rendered a document: which release of each section it was made with. The gateway writes
 * it into the page, so that the browser hydrates the same releases whatever is published meanwhile.
 */
export type Composition = {
  /** Release of the shell itself. */
  shell: string
  sections: Section[]
}

export type Section = {
  name: string
  version: string
  /** Folder of the release's browser files, with a slash at the end. */
  base: string
  /** The container's file in `base`. */
  entry: string
  /** Patterns that the section owns. */
  paths: string[]
  /** The release that was live before, for a browser that cannot get the active one. */
  previous?: { base: string; entry: string }
}

/** All that a document tells the browser. */
export type DocumentData = {
  composition: Composition
  /** Set when the page could not be rendered: the browser hydrates the same box. */
  failure?: { status: number }
  /** What the operator has set for the pages to know. */
  settings?: PublicSettings
}
