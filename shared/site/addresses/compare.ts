import { comparePath } from './pages'
import { join } from './with-query'

/**
 * 1 hides the rows that are the same for all compared series, 0 shows them. Without the parameter, narrow screens hide
 * them and wide screens show them.
 */
export const differencesParameter = 'differences'

/** Address of the comparison of these series, by their slugs: `/compare?series=venetian-casement,venetian-awning`. */
export function compareAddress(
  slugs: readonly string[],
  { differences }: { differences?: boolean } = {},
): string {
  const parameters = [
    slugs.length > 0 && `series=${slugs.join(',')}`,
    differences !== undefined && `${differencesParameter}=${Number(differences)}`,
  ].filter(Boolean)
  return join(comparePath, parameters.join('&'))
}
