import { seriesAddress } from './pages'
import { withQuery } from './with-query'

const designParameter = 'design'
const rowParameter = 'row'

/** The parameters of a series page that concern its configurator. */
export const designParameters = [designParameter, rowParameter]

/**
 * Address of the page of a series, scrolled to its configurator, which shows the design of this code.
 * @param row Id of the row of the visitor's project that the design is to replace.
 */
export const designAddress = (slug: string, code: string, row?: string) =>
  withQuery(seriesAddress(slug), { [designParameter]: code, [rowParameter]: row }) + '#design'

/** The id of the project's row that the configurator changes, or null if it changes none. */
export const readDesignRow = (query: URLSearchParams): string | null => query.get(rowParameter)

/** The design code in the address of a series page, or null without one. */
export const readDesignCode = (query: URLSearchParams): string | null => query.get(designParameter)

/** The same query with another design code. */
export function withDesignCode(query: URLSearchParams, code: string): URLSearchParams {
  const next = new URLSearchParams(query)
  next.set(designParameter, code)
  return next
}
