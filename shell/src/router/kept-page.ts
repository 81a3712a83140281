/** HTML of a page as the server rendered it, in the shape of `dangerouslySetInnerHTML`. */
export type KeptPage = { __html: string }

/**
 * Reads the server-rendered page from the document. It stays visible when the browser cannot load its section: the
 * text can be read, links work, and the site frame hydrates.
 */
export function keptPage(): KeptPage {
  return { __html: document.querySelector('[data-page]')?.innerHTML ?? '' }
}
