import { createRequire } from 'node:module'
import path from 'node:path'
import { sharedFolder } from '../../platform/paths'
import type { SeriesRecord } from './series-record'
import { seriesSlugs, type SeriesSlug } from './slugs'

const load = createRequire(path.join(sharedFolder, 'products/catalogue/all-series.ts'))

/** Every series at once, for tests and build scripts. Pages use `loadSeries`, which loads one. */
export const allSeries = Object.fromEntries(
  seriesSlugs.map((slug) => [slug, (load(`./series/${slug}`) as { series: SeriesRecord }).series]),
) as Readonly<Record<SeriesSlug, SeriesRecord>>
