const stateAtEnd = /(?<![\s,])[\s,]+(?:ca|calif\.?|california|usa|u\.s\.a\.|united states)$/i
const stateAlone = /^(?:ca|calif\.?|california)$/i

/** Removes the state: "irvine, ca", "Irvine California" and "Irvine, CA, USA" become "Irvine". */
export function withoutState(keyword: string): string {
  const shorter = keyword.replace(stateAtEnd, '')
  return shorter === keyword ? keyword : withoutState(shorter)
}

/**
 * The ways in which a dealer's address can contain the keyword: as typed, and with the state abbreviated as in an
 * address. "California" gives "california" and "ca"; "Irvine California" gives "irvine california" and "irvine, ca".
 */
export function addressSpellings(keyword: string): string[] {
  const typed = keyword.toLowerCase()
  const place = withoutState(typed)
  if (stateAlone.test(place)) return [typed, 'ca']
  return place === typed ? [typed] : [typed, `${place}, ca`]
}
