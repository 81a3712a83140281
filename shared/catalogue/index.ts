/**
 * The catalogue's face: what menus, links and the catalog page need. Small on purpose. The texts of a series
 * come through `load-series`, those of a product line through `lines/*`.
 */
export { catalogItems, type CatalogItem } from './catalog-items'
export {
  countWith,
  filterGroups,
  filterItems,
  filterValue,
  type DoorType,
  type FilterGroup,
  type FilterGroupKey,
  type FilterValue,
  type FrameFinish,
  type OperatingStyle,
  type WindowSeries,
  type WindowType,
} from './filters'
export {
  doorStyles,
  proShortcuts,
  proTools,
  windowSeries,
  windowStyles,
  type MenuEntry,
  type PriceTier,
  type StyleEntry,
} from './menu'
export {
  defaultLineSlug,
  defaultSeriesSlug,
  isLineSlug,
  isSeriesSlug,
  linePath,
  lineSlugs,
  seriesPath,
  seriesSlugs,
  type LineSlug,
  type SeriesSlug,
} from './slugs'
export { titleFromSlug, wordsFromCamelCase } from './words'
