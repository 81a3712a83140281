/** A pattern with n optional parts has 2^n forms. The router makes all of them, and so does the check of routes. */
const mostOptionalParts = 4
const longestPattern = 200
/** A fixed text or a parameter, which may be optional. The router reads other parts with `:` or `*` in ways of its own. */
const plainSegment = /^(?::[\w-]+|[^:*?]*)\??$/

/** Forms of all routes of a release. The gateway compares them with each new address while it answers visitors. */
export const mostForms = 200

/** What is wrong with the pattern of a route, in words. */
export function patternProblem(pattern: string): string | undefined {
  if (pattern.length > longestPattern)
    return `has ${pattern.length} characters, and ${longestPattern} are allowed. Shorten it.`
  const segments = pattern.split('/')
  const odd = segments.find(
    (segment, at) => !plainSegment.test(segment) && !(segment === '*' && at === segments.length - 1),
  )
  if (odd !== undefined)
    return `has the part "${odd}". A part is a fixed text, a parameter such as ":name", or "*" at the end.`
  const optional = segments.filter((segment) => segment.endsWith('?')).length
  if (optional > mostOptionalParts)
    return `has ${optional} optional parts, and ${mostOptionalParts} are allowed. Write several routes instead.`
  return undefined
}
