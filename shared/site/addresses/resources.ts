import { resourcesPath } from './pages'
import { withQuery } from './with-query'

/** The search of the technical resources, with the name of each part in the address. */
export const resourcesParameters = {
  keyword: 'q',
  categories: 'product_type',
  series: 'window_series',
  kinds: 'document_type',
} as const

/** The technical resources, searched for a keyword or limited to one kind of document. */
export const resourcesAddress = (search: { keyword?: string; kinds?: string }): string =>
  withQuery(resourcesPath, {
    [resourcesParameters.keyword]: search.keyword,
    [resourcesParameters.kinds]: search.kinds,
  })

/** The name of the sheet that shows a series as a whole. Its file and the row that lists it have this name. */
export const elevationName = (slug: string) => `${slug}-elevation`

/** The technical drawings of a series: its row in the technical resources is open. */
export const drawingsAddress = (slug: string): string => `${resourcesPath}#${elevationName(slug)}`
