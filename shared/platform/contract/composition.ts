import type { PublicSettings } from './public-settings'

/** Name of the app that renders the site frame and loads the sections. */
export const shellName = 'shell'

/**
 * Which release of each app rendered a document. The gateway writes the composition into the document, so that the
 * browser hydrates with the same releases even if a team publishes in the meantime.
 */
export type Composition = {
  /** Version of the shell. */
  shell: string
  sections: SectionRelease[]
}

/** The release of a section in a composition. */
export type SectionRelease = {
  name: string
  version: string
  /** URL of the release's browser files, with a trailing slash. */
  base: string
  /** File of the webpack container, relative to `base`. */
  entry: string
  /** Route patterns that the section owns. */
  paths: string[]
  /** The release that was live before; a browser loads it when it cannot load this one. */
  previous?: { base: string; entry: string }
}

/** The data that a document carries for the browser. */
export type DocumentData = {
  composition: Composition
  /** Set when the server could not render the page: the browser hydrates the same error box. */
  failure?: { status: number }
  /** Settings of the operator that pages may read. */
  settings?: PublicSettings
  /**
   * Patterns of the pages whose documents have a content security policy of their own. A navigation to or from one of
   * them loads a new document, because a policy cannot change after a document has loaded.
   */
  ownPolicy?: readonly string[]
}
