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
  /** Hash of that file. A browser loads no container without one; it is missing if the manifest cannot be read. */
  integrity?: string
  /** Route patterns that the section owns. */
  paths: string[]
  /**
   * Files that a page loads after the entry, by its pattern, relative to `base`. Only the table of sections has them
   * (`SectionTable`): with them a browser requests all files of a page at once.
   */
  files?: Partial<Record<string, readonly string[]>>
  /** The release that was live before. After a navigation a browser loads it when it cannot load this one. */
  previous?: Pick<SectionRelease, 'version' | 'base' | 'entry' | 'integrity'>
}

/** The release that was live before the given one. */
export const previousRelease = ({ previous, ...section }: SectionRelease): SectionRelease | undefined =>
  previous && { ...section, ...previous }

/** Where a browser asks which releases have been withdrawn, that is, rolled back. */
export const withdrawnAddress = '/r/withdrawn.json'

/** Withdrawn versions by the name of their app. */
export type Withdrawn = Partial<Record<string, readonly string[]>>

/** Folder of the section tables (`SectionTable`) on the site. */
export const sectionTablesAddress = '/r/sections'

/** A file with the `SectionRelease[]` of the whole site, which never changes, and its hash. */
export type SectionTable = { address: string; integrity: string }

/** The data that a document carries for the browser. */
export type DocumentData = {
  /** The releases that rendered the document: of the sections, only the one that shows its page. */
  composition: Composition
  /** The sections for navigations to other pages. Without a table, `composition` has all of them. */
  table?: SectionTable
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
