/** The five tabs in their order; the first one is the page without a query. */
export const tabs = ['overview', 'options', 'glass', 'accessories', 'frame'] as const
export type Tab = (typeof tabs)[number]

/** The tab that an address opens; an unknown one opens the overview. */
export const tabIn = (query: URLSearchParams): Tab =>
  tabs.find((tab) => tab === query.get('tab')) ?? 'overview'

/** The same address with another tab open. */
export function withTab(query: URLSearchParams, tab: Tab): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('tab')
  if (tab !== 'overview') next.set('tab', tab)
  return next
}
