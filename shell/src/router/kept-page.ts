/** Inside of a page as the server rendered it. */
export type KeptPage = { __html: string }

/**
 * When a browser cannot get the section that made a page, the page stays as it was served: its text readable,
 * its links working, the frame around it alive.
 */
export function keptPage(): KeptPage {
  return { __html: document.querySelector('[data-page]')?.innerHTML ?? '' }
}
