import { comparePath } from './pages'
import { join } from './with-query'

/** Set when a comparison hides the rows that are the same for all its series. */
export const differencesParameter = 'differences'

/** The table that compares these series, by their slugs: `/compare?series=venetian-casement,venetian-awning`. */
export function compareAddress(slugs: readonly string[], { differences = false } = {}): string {
  const parameters = [
    slugs.length > 0 && `series=${slugs.join(',')}`,
    differences && `${differencesParameter}=1`,
  ].filter(Boolean)
  return join(comparePath, parameters.join('&'))
}
