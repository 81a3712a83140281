import { dealersPath } from './pages'
import { join, withQuery } from './with-query'

/** Address of the dealer map with a search. The section mfe-locator writes its parameters. */
export const dealersAddress = (search: URLSearchParams): string => join(dealersPath, search.toString())

/** Longest keyword or place, in characters, that the field and the URL of the dealer map accept. */
export const maxKeywordLength = 120

/** Parameters of the dealer map that other sections write. */
export const dealerParameters = { keyword: 'q', design: 'design' } as const

/** Address of the dealers near a place, each with a link that sends this design to the dealer by e-mail. */
export const sendDesignAddress = (place: string, code: string): string =>
  withQuery(dealersPath, { [dealerParameters.keyword]: place, [dealerParameters.design]: code })
