import { loadForUse } from '../../platform/load-once'
import type { SeriesRecord } from './series-record'
import type { SeriesSlug } from './slugs'

type SeriesModule = { series: SeriesRecord }

/**
 * Loads the record of a series from `series/<slug>.ts`. Each series is a chunk of its own, so that a page loads only
 * the series that it shows. The same slug always gives the same promise, so that a component may pass it to `use`.
 */
export const loadSeries = loadForUse(async (slug: SeriesSlug): Promise<SeriesRecord> => {
  const { series } = (await import(
    /* webpackChunkName: "series-[request]" */ `./series/${slug}`
  )) as SeriesModule
  return series
})
