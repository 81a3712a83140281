import { contactPath } from './pages'
import { withQuery } from './with-query'

const enclosureKinds = ['project', 'design'] as const

/** What a link to an enquiry form carries: the code of one design or of a whole project. */
export type AddressEnclosure = {
  kind: (typeof enclosureKinds)[number]
  code: string
  /** Name and address of the dealer for whom it is meant. */
  dealer?: string
}

/** Characters. */
const longestDealer = 200

/** Address of the contact form, which then encloses this design or project with the enquiry. */
export const contactAddress = (enclosed: { design?: string; project?: string; dealer?: string }): string =>
  withQuery(contactPath, enclosed)

/** The enclosure that an address names, if any. Whether its code can be read is for the form to check. */
export function readEnclosure(query: URLSearchParams): AddressEnclosure | undefined {
  for (const kind of enclosureKinds) {
    const code = query.get(kind)
    if (code) return { kind, code, ...dealerIn(query) }
  }
  return undefined
}

/** The dealer on one line. Nothing if the address names none. */
function dealerIn(query: URLSearchParams): Pick<AddressEnclosure, 'dealer'> {
  const dealer = query.get('dealer')?.slice(0, longestDealer).replace(/\s+/g, ' ').trim()
  return dealer ? { dealer } : {}
}
