import type { Composition, SectionRelease } from './composition'
import type { Head, SiteRoute } from './index'
import type { PageOwner } from './page-owner'

/** What the server file of a shell release exports for the process that renders with it. */
export type ShellServer = {
  /**
   * Names of the Trusted Types policies that the browser side of this release creates. Documents of a release without
   * them do not require Trusted Types.
   */
  trustedTypes?: readonly string[]
  /** The libraries that server files of sections may require, by name: one copy of React for all. */
  modules?: Readonly<Record<string, unknown>>
  /**
   * Renders the content of the document for a URL.
   * @param loadRoutes Loads the route table of a section. If it rejects, the page is the error box with status 503.
   * @param owner Section and route that show the URL. Without one the page is the error box.
   */
  renderPage: (
    url: URL,
    composition: Composition,
    loadRoutes: LoadRoutes,
    owner: PageOwner | undefined,
  ) => Promise<RenderedPage>
}

/** Loads the route table of a section's release; rejects when it cannot be loaded. */
export type LoadRoutes = (section: SectionRelease) => Promise<readonly SiteRoute[]>

export type RenderedPage =
  | { kind: 'redirect'; location: string }
  | {
      kind: 'page'
      /** HTTP status. */
      status: number
      /** Content of the document's root element. */
      html: string
      head: Head
      tags: HeadTag[]
      /** Why the page is the error box. */
      error?: unknown
    }

/** One element of the document's head as data: the server writes it as HTML, the browser as a DOM node. */
export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** Attribute of the head elements that belong to the page; a navigation in the browser replaces them. */
export const headMark = 'data-page-head'
