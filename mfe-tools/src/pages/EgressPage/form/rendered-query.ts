/** The id of the element that holds the query for which the document was rendered. */
export const renderedQueryId = 'egress-query'

/**
 * The query for which the document was rendered, in the browser only. Hydration starts from it even when the
 * address has another query, because a page that was saved for use without a network is the same document for
 * every query.
 */
export function renderedQuery(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.getElementById(renderedQueryId)?.dataset.query
}
