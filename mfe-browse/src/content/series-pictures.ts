import { loadForUse } from '@virida/shared/platform/load-once'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import type { PictureSet } from './picture-set'

/**
 * Loads the pictures of a series from `pictures/<slug>.json`. The chunk has the name of the chunk with the record of
 * the series (`load-series.ts` of the catalogue), so that a page loads both in one file. The same slug always gives
 * the same promise, so that a component may pass it to `use`.
 */
export const loadSeriesPictures = loadForUse(async (slug: SeriesSlug): Promise<PictureSet> => {
  const set = (await import(
    /* webpackChunkName: "series-[request]" */
    /* webpackExclude: /(about|accessories|cross-sections|frames|gallery-[^/]+|glass|home|lines|manifest|products)\.json$/ */
    `../../pictures/${slug}`
  )) as { default: PictureSet }
  return set.default
})
