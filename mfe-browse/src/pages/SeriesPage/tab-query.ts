/** The five tabs in order. The first one is shown without a query. */
export const tabs = ['overview', 'options', 'glass', 'accessories', 'frame'] as const
export type Tab = (typeof tabs)[number]

/** The tab in a URL. An unknown value means the overview. */
export const tabIn = (query: URLSearchParams): Tab =>
  tabs.find((tab) => tab === query.get('tab')) ?? 'overview'

/** A copy of the query with another tab. */
export function withTab(query: URLSearchParams, tab: Tab): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('tab')
  if (tab !== 'overview') next.set('tab', tab)
  return next
}
