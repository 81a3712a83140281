/**
 * The addresses of the site's pages. A page whose address takes parameters has a function here, with the reader of
 * those parameters beside it, because one section writes the address and another reads it. Every other page has a
 * constant. Addresses are relative to the site's origin and start with a slash.
 */

type Parameters = Readonly<Record<string, string | number | undefined>>

const join = (path: string, query: string) => (query ? `${path}?${query}` : path)

/** Adds the parameters that have a value to a path. */
function withQuery(path: string, parameters: Parameters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return join(path, query.toString())
}

/** Pages with parameters, for links without any. The menus use them, because they add no code to the first load. */
export const catalogPath = '/catalog'
export const contactPath = '/contact-us'
export const dealersPath = '/find-a-dealer'
export const egressPath = '/egress-calculator'
export const galleryPath = '/gallery'
export const resourcesPath = '/technical-resources'

export const homeAddress = '/'
export const aboutAddress = '/about-us'
export const projectAddress = '/my-project'
export const supportAddress = '/support'
export const becomeADealerAddress = '/become-a-dealer'
export const faqAddress = '/faq'
export const warrantyAddress = '/warranty'
export const replacementPartsAddress = '/replacement-parts'
export const careAddress = '/window-and-door-care'
export const notFoundAddress = '/not-found'

/** The page of a product line, by the line's slug. */
export const lineAddress = <Slug extends string>(slug: Slug) => `/product/${slug}` as const

/** The page of a series, by the series' slug. */
export const seriesAddress = <Slug extends string>(slug: Slug) => `/series/${slug}` as const

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

/** Catalog filters that a link can enable; the keys of `filterGroups` in the catalogue. */
type CatalogFilters = {
  window_type?: string
  window_series?: string
  door_type?: string
  frame_finish?: string
}

/** The catalog, with these filters enabled. */
export const catalogAddress = (filters: CatalogFilters = {}): string => withQuery(catalogPath, filters)

/** Set when a comparison hides the rows that are the same for all its series. */
export const differencesParameter = 'differences'

/** The table that compares these series, by their slugs: `/compare?series=venetian-casement,venetian-awning`. */
export function compareAddress(slugs: readonly string[] = [], { differences = false } = {}): string {
  const parameters = [
    slugs.length > 0 && `series=${slugs.join(',')}`,
    differences && `${differencesParameter}=1`,
  ].filter(Boolean)
  return join('/compare', parameters.join('&'))
}

type SizeSearch = { width: number; height: number; for: 'new' | 'retrofit' }

/** The search for products of one size. Width and height are in inches. */
export const findBySizeAddress = (search?: SizeSearch): string => withQuery('/find-by-size', search ?? {})

/** The gallery, or the page of one of its categories: `/gallery/platinum_kb_home`. */
export const galleryAddress = (category?: string): string =>
  category ? `${galleryPath}/${category}` : galleryPath

const enclosureKinds = ['project', 'design'] as const

/** What a link to an enquiry form carries: the code of one design or of a whole project. */
export type AddressEnclosure = { kind: (typeof enclosureKinds)[number]; code: string }

/** The contact form, which encloses this design or project with the enquiry. */
export const contactAddress = (enclosed: { design?: string; project?: string } = {}): string =>
  withQuery(contactPath, enclosed)

/** The enclosure that an address names, if any. Whether its code can be read is for the form to check. */
export function readEnclosure(query: URLSearchParams): AddressEnclosure | undefined {
  for (const kind of enclosureKinds) {
    const code = query.get(kind)
    if (code) return { kind, code }
  }
  return undefined
}

const requestTypeParameter = 'type'

/** The service request: the choice between its two forms, or the form of this type. */
export const serviceRequestAddress = (type?: string): string =>
  withQuery('/service-request', { [requestTypeParameter]: type })

/** The type of service request in an address, or null without one. */
export const readRequestType = (query: URLSearchParams): string | null => query.get(requestTypeParameter)

/** The dealer map, with a search that the locator has written. */
export const dealersAddress = (search?: URLSearchParams): string =>
  join(dealersPath, search?.toString() ?? '')

/** The fields of the egress calculator, with the name of each in the address. */
export const egressParameters = {
  series: 'window_series',
  style: 'window_style',
  width: 'frame_width',
  height: 'frame_height',
  sill: 'sill_height',
} as const

export type EgressField = keyof typeof egressParameters
const egressFields = Object.keys(egressParameters) as EgressField[]
/** Longer than any length or name that the calculator accepts. */
const longestEgressText = 40

/** Set when the address shows the result, not only a filled form. */
export const resultParameter = 'result'

type EgressFields = { readonly [Field in EgressField]?: string | number }

/** The egress calculator with these fields filled in, and with its result when asked for. Lengths are in inches. */
export const egressAddress = (fields: EgressFields = {}, { result = false } = {}): string =>
  withQuery(egressPath, {
    ...Object.fromEntries(egressFields.map((field) => [egressParameters[field], fields[field]])),
    [resultParameter]: result ? '1' : undefined,
  })

export const asksForResult = (query: URLSearchParams): boolean => query.get(resultParameter) === '1'

/** The calculator's fields as an address fills them: trimmed, at most 40 characters, empty where it says nothing. */
export const readEgressFields = (query: URLSearchParams): Record<EgressField, string> =>
  Object.fromEntries(
    egressFields.map((field) => [
      field,
      query.get(egressParameters[field])?.slice(0, longestEgressText).trim() ?? '',
    ]),
  ) as Record<EgressField, string>

/** The search of the technical resources, with the name of each part in the address. */
export const resourcesParameters = {
  keyword: 'q',
  categories: 'product_type',
  series: 'window_series',
  kinds: 'document_type',
} as const

/** The technical resources, searched for a keyword or limited to one kind of document. */
export const resourcesAddress = (search: { keyword?: string; kinds?: string } = {}): string =>
  withQuery(resourcesPath, {
    [resourcesParameters.keyword]: search.keyword,
    [resourcesParameters.kinds]: search.kinds,
  })
