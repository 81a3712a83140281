import { resourcesPath } from './pages'
import { withQuery } from './with-query'

/** The parts of a search in the technical resources, with the name of each in the address. */
export const resourcesParameters = {
  keyword: 'q',
  categories: 'product_type',
  series: 'window_series',
  kinds: 'document_type',
} as const

/** Address of the technical resources, searched for a keyword or limited to one kind of document. */
export const resourcesAddress = (search: { keyword?: string; kinds?: string }): string =>
  withQuery(resourcesPath, {
    [resourcesParameters.keyword]: search.keyword,
    [resourcesParameters.kinds]: search.kinds,
  })

/** The name of the sheet that shows a series as a whole. Its file and the row that lists it have this name. */
export const elevationName = (slug: string) => `${slug}-elevation`

/** Address of the technical drawings of a series: the technical resources with the row of the series open. */
export const drawingsAddress = (slug: string): string => `${resourcesPath}#${elevationName(slug)}`
