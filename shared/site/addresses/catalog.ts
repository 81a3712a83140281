import { catalogPath } from './pages'
import { withQuery } from './with-query'

/** Catalog filters that a link can enable; the keys of `filterGroups` in the catalogue. */
type CatalogFilters = {
  window_type?: string
  window_series?: string
  door_type?: string
  frame_finish?: string
}

/** Address of the catalog with these filters enabled. */
export const catalogAddress = (filters: CatalogFilters): string => withQuery(catalogPath, filters)
