import type { SeriesRecord } from './series-record'
import type { SeriesSlug } from './slugs'

type SeriesModule = { series: SeriesRecord }

/** One chunk a series: a page loads the texts of the series that it shows, and of no other. */
const modules: Readonly<Record<SeriesSlug, () => Promise<SeriesModule>>> = {
  'bellagio-single-hung': () =>
    import(/* webpackChunkName: "series-bellagio-single-hung" */ './series/bellagio-single-hung'),
  'bellagio-horizontal-slider': () =>
    import(/* webpackChunkName: "series-bellagio-horizontal-slider" */ './series/bellagio-horizontal-slider'),
  'bellagio-picture-window': () =>
    import(/* webpackChunkName: "series-bellagio-picture-window" */ './series/bellagio-picture-window'),
  'bellagio-specialty-window': () =>
    import(/* webpackChunkName: "series-bellagio-specialty-window" */ './series/bellagio-specialty-window'),
  'bellagio-bay-window': () =>
    import(/* webpackChunkName: "series-bellagio-bay-window" */ './series/bellagio-bay-window'),
  'platinum-single-hung': () =>
    import(/* webpackChunkName: "series-platinum-single-hung" */ './series/platinum-single-hung'),
  'platinum-horizontal-slider': () =>
    import(/* webpackChunkName: "series-platinum-horizontal-slider" */ './series/platinum-horizontal-slider'),
  'platinum-picture-window': () =>
    import(/* webpackChunkName: "series-platinum-picture-window" */ './series/platinum-picture-window'),
  'platinum-specialty-window': () =>
    import(/* webpackChunkName: "series-platinum-specialty-window" */ './series/platinum-specialty-window'),
  'platinum-bay-window': () =>
    import(/* webpackChunkName: "series-platinum-bay-window" */ './series/platinum-bay-window'),
  'venetian-single-hung': () =>
    import(/* webpackChunkName: "series-venetian-single-hung" */ './series/venetian-single-hung'),
  'venetian-double-hung': () =>
    import(/* webpackChunkName: "series-venetian-double-hung" */ './series/venetian-double-hung'),
  'venetian-horizontal-slider': () =>
    import(/* webpackChunkName: "series-venetian-horizontal-slider" */ './series/venetian-horizontal-slider'),
  'venetian-picture-window': () =>
    import(/* webpackChunkName: "series-venetian-picture-window" */ './series/venetian-picture-window'),
  'venetian-casement': () =>
    import(/* webpackChunkName: "series-venetian-casement" */ './series/venetian-casement'),
  'venetian-awning': () =>
    import(/* webpackChunkName: "series-venetian-awning" */ './series/venetian-awning'),
  'sliding-glass-door': () =>
    import(/* webpackChunkName: "series-sliding-glass-door" */ './series/sliding-glass-door'),
  'french-sliding-door': () =>
    import(/* webpackChunkName: "series-french-sliding-door" */ './series/french-sliding-door'),
  'french-swing-door': () =>
    import(/* webpackChunkName: "series-french-swing-door" */ './series/french-swing-door'),
  'multi-slide-door': () =>
    import(/* webpackChunkName: "series-multi-slide-door" */ './series/multi-slide-door'),
  'bi-fold-door': () => import(/* webpackChunkName: "series-bi-fold-door" */ './series/bi-fold-door'),
}

const loading = new Map<SeriesSlug, Promise<SeriesRecord>>()

/**
 * The whole record of a series. The same promise for the same slug, so that a component may `use` it; a load
 * that failed is forgotten, so that the next call tries again.
 */
export function loadSeries(slug: SeriesSlug): Promise<SeriesRecord> {
  const known = loading.get(slug)
  if (known) return known
  const load = modules[slug]().then(({ series }) => series)
  loading.set(slug, load)
  load.catch(() => loading.delete(slug))
  return load
}
