import type { ComponentType } from 'react'

/**
 * The whole contract between the shell and a section. A section exposes one federated module, `./routes`,
 * whose default export is a `SiteRoute[]`; the shell knows nothing else of it.
 */
export type SiteRoute = {
  /** Absolute pattern in React Router's notation, `/series/:seriesType?`. One section owns each path. */
  path: string
  /** The `webpackChunkName` that `load` is given: the gateway finds the page's files under it. */
  chunk: string
  /** Imports the page's module when it is needed, and not before. */
  load: () => Promise<{ page: SitePage }>
  /** Every address that a pattern with parameters stands for, without parameters: for links and the sitemap. */
  paths?: readonly string[]
}

/** A page, in one table: what it shows, what its document head says, when it sends the visitor elsewhere. */
export type SitePage = {
  Page: ComponentType
  head: Head | ((at: PageAddress) => Head)
  /** The path to go to instead (302 on the server, a replacing navigation in the browser), or nothing. */
  redirect?: (at: PageAddress) => string | undefined
  /** The HTTP status of a page that is an answer to an error; 200 otherwise. */
  status?: 404
}

/** Where the visitor is: route parameters and the whole URL. */
export type PageAddress = {
  params: Readonly<Record<string, string | undefined>>
  url: URL
}

/** Metadata of a page's document. */
export type Head = {
  /** Whole title as the tab shows it; the shell adds the brand name where it is not in it. */
  title: string
  /** One or two sentences, at most 160 characters, for search results and shared links. */
  description: string
  /**
   * Canonical path where it is not the page's own path. Query parameters count as a page of their own only where
   * they are named here, as a picture of the gallery is.
   */
  canonical?: string
  /** `noindex` where search engines shall leave the page out. */
  robots?: 'noindex'
  /** The picture that stands for the page. */
  image?: PictureSource
  /** A card made for shared links; without one they show `image`. */
  share?: SharePicture
  /** Structured data (schema.org), one object a script. */
  jsonLd?: readonly object[]
}

/** A JPEG of `shareSize` px (shared/contract/share-picture). Its name holds a hash of the content. */
export type SharePicture = { src: string; alt: string }

/** One picture of the project's own making, in all its encodings. Written by the picture pipeline, never by hand. */
export type PictureSource = {
  /** Address without width and ending: `${src}-800.avif`, `${src}-800.webp`. Its name holds a hash of the content. */
  src: string
  /** Widths in px that exist as AVIF, ascending. One WebP of 800 px (or the largest below) always exists. */
  widths: readonly number[]
  /** Size of the largest encoding in px. */
  width: number
  height: number
  /** What is seen. Never names a real place or customer. */
  alt: string
  /** Twelve 12-bit colours (4 x 3, row by row, three hex digits each): what stands there until the picture is loaded. */
  placeholder: string
}
