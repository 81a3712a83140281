/** Marks the element that tells for which query a document was rendered. */
export const renderedQueryId = 'egress-query'

/**
 * The query that the document in the browser was rendered for. Hydration starts from it, whatever the address
 * says: a page that works without a network is one document for every query.
 */
export function renderedQuery(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.getElementById(renderedQueryId)?.dataset.query
}
