/** Where browsers report faults of pages, and how fast pages were. */
export const pageReportsAddress = '/page-reports'

/**
 * What can go wrong with a page in a browser:
 * - `hydration`: React has rendered it again, because it was not what the server had rendered
 * - `render`: React could not render it
 * - `load`: a file of a release could not be loaded, or did not run
 * - `script`: its code threw an error outside of rendering, such as in the handler of an event
 * - `fallback`: the page is shown with the release that was live before
 */
export const pageFaults = ['hydration', 'render', 'load', 'script', 'fallback'] as const
export type PageFault = (typeof pageFaults)[number]

/** Web vitals in ms; `CLS` (layout shift) is a score without a unit. See https://web.dev/articles/vitals */
export type WebVitals = Partial<Record<'LCP' | 'INP' | 'FCP' | 'TTFB' | 'CLS', number>>

/** What a browser reports about a page. It says nothing about the visitor, and not which address the page has. */
export type PageReport = {
  /** Version of the shell. */
  shell: string
  /** The section that shows the page, or the shell. */
  app: string
  version: string
} & ({ fault: PageFault } | { vitals: WebVitals })
