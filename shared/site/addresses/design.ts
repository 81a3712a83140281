import { seriesAddress } from './pages'

const designParameter = 'design'

/** The page of a series, scrolled to its configurator, which shows the design of this code. */
export const designAddress = (slug: string, code: string) =>
  `${seriesAddress(slug)}?${designParameter}=${code}#design`

/** The design code in the address of a series page, or null without one. */
export const readDesignCode = (query: URLSearchParams): string | null => query.get(designParameter)

/** The same query with another design code. */
export function withDesignCode(query: URLSearchParams, code: string): URLSearchParams {
  const next = new URLSearchParams(query)
  next.set(designParameter, code)
  return next
}
