import type { ComponentType } from 'react'

/**
 * The contract between the shell and a section. A section exposes one federated module, `./routes`, whose default
 * export is a `SiteRoute[]`. The shell uses nothing else of a section.
 */
export type SiteRoute = {
  /** Absolute pattern of React Router, such as `/series/:seriesType?`. Only one section may own a pattern. */
  path: string
  /** Each `webpackChunkName` in `load`. The gateway finds the page's files by it. */
  chunk: string | readonly string[]
  /** Imports the page's module. */
  load: () => Promise<{ page: SitePage }>
}

/** A page as one table: what it shows, what its document head says, which data it loads, where it redirects. */
export type SitePage = {
  /**
   * Rendering it must change nothing outside of it, apart from files that it loads: a page is also rendered without being shown,
   * when the pointer rests on its link. Effects run only when it is shown.
   */
  Page: ComponentType
  /** Metadata of the document. A function must be pure: data loads belong in `load`. */
  head: Head | ((at: PageAddress) => Head)
  /**
   * Starts loading the data that the page shows at this address; called before `head` and before rendering. The
   * first rendering (on the server, and in the browser that hydrates it) waits for the returned promise, a later
   * navigation does not. If it fails in the browser, the first page stays as the server rendered it and is tried again, and a later
   * one is loaded as a document, if the site answers. Until then, and offline, the page shows the failure where it uses the data.
   */
  load?: (at: PageAddress) => Promise<unknown> | undefined
  /** The path to redirect to (302 on the server, a replacing navigation in the browser), or undefined. */
  redirect?: (at: PageAddress) => string | undefined
  /**
   * Every address of a pattern with parameters, for the sitemap: `['/series/bi-fold-door', ...]`. Only the build reads
   * it, as it reads `query` and `showsMap`. They are not in the route table because every page of the section loads that table.
   */
  paths?: readonly string[]
  /**
   * The `webpackChunkName` of the data that `load` loads for one of the `paths`. The document of that address requests it
   * with the files of the page, so that it does not have to be asked for when the page's code has arrived. Only the build calls it.
   */
  dataChunk?: (at: PageAddress) => string
  /** Names of the query parameters that the page reads; it must ignore all others. None by default. */
  query?: readonly string[]
  /** The page shows the dealer map, so its document may load what the map provider of the settings needs. */
  showsMap?: boolean
  /** HTTP status; 200 by default. */
  status?: 404
}

/** The address of a page: route parameters and the whole URL. */
export type PageAddress = {
  params: Readonly<Record<string, string | undefined>>
  url: URL
}

/** Metadata of a page's document. */
export type Head = {
  /** Title of the document. The shell adds the brand name if it is missing. */
  title: string
  /** One or two sentences, at most 160 characters, for search results and shared links. */
  description: string
  /**
   * Canonical path, if it is not the page's own path. Search engines list an address with query parameters by itself
   * only if it is named here, such as a picture of the gallery.
   */
  canonical?: string
  /** `noindex` keeps the page out of search engines. */
  robots?: 'noindex'
  /** The picture that represents the page in search results and shared links. */
  image?: PictureSource
  /** A picture made for shared links. Without one they show `image`. */
  share?: SharePicture
  /** Structured data (schema.org), one object for each script element. */
  jsonLd?: readonly object[]
}

/** A JPEG of the size `shareSize`. Its name contains a hash of its content. */
export type SharePicture = { src: string; alt: string }

/** Where the files of a picture are, and its sizes. */
export type PictureFiles = {
  /** URL without width and extension: `${src}-800.avif`, `${src}-800.webp`. Its name contains a hash of the content. */
  src: string
  /** Widths of the AVIF encodings in px, ascending. There is also one WebP of 800 px, or of the full width if smaller. */
  widths: readonly number[]
  /** Size of the largest encoding in px. */
  width: number
  height: number
}

/** One picture in all its encodings. Written by the picture tools in `scenes`, never by hand. */
export type PictureSource = PictureFiles & {
  /** Alternative text. It never names a real place or customer. */
  alt: string
  /** Colors shown until the picture has loaded: 4 x 3 pixels, row by row, three hex digits each. */
  placeholder: string
}
