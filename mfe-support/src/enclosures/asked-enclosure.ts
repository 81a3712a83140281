/** What a link to a form brings along: one design, or a whole project, as its code. */
export type AskedEnclosure = { kind: 'design' | 'project'; code: string }

const kinds = ['project', 'design'] as const

/** The enclosure that an address names, or nothing. That its code can be read is not checked here. */
export function askedEnclosure(query: URLSearchParams): AskedEnclosure | undefined {
  for (const kind of kinds) {
    const code = query.get(kind)
    if (code) return { kind, code }
  }
  return undefined
}
