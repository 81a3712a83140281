import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import type { PictureSet } from './picture-set'

/** In the chunk of the series' record (catalogue, `load-series.ts`): a page asks for one file and gets both. */
const sets: Readonly<Record<SeriesSlug, () => Promise<{ default: PictureSet }>>> = {
  'bellagio-single-hung': () =>
    import(/* webpackChunkName: "series-bellagio-single-hung" */ '../../pictures/bellagio-single-hung.json'),
  'bellagio-horizontal-slider': () =>
    import(
      /* webpackChunkName: "series-bellagio-horizontal-slider" */ '../../pictures/bellagio-horizontal-slider.json'
    ),
  'bellagio-picture-window': () =>
    import(
      /* webpackChunkName: "series-bellagio-picture-window" */ '../../pictures/bellagio-picture-window.json'
    ),
  'bellagio-specialty-window': () =>
    import(
      /* webpackChunkName: "series-bellagio-specialty-window" */ '../../pictures/bellagio-specialty-window.json'
    ),
  'bellagio-bay-window': () =>
    import(/* webpackChunkName: "series-bellagio-bay-window" */ '../../pictures/bellagio-bay-window.json'),
  'platinum-single-hung': () =>
    import(/* webpackChunkName: "series-platinum-single-hung" */ '../../pictures/platinum-single-hung.json'),
  'platinum-horizontal-slider': () =>
    import(
      /* webpackChunkName: "series-platinum-horizontal-slider" */ '../../pictures/platinum-horizontal-slider.json'
    ),
  'platinum-picture-window': () =>
    import(
      /* webpackChunkName: "series-platinum-picture-window" */ '../../pictures/platinum-picture-window.json'
    ),
  'platinum-specialty-window': () =>
    import(
      /* webpackChunkName: "series-platinum-specialty-window" */ '../../pictures/platinum-specialty-window.json'
    ),
  'platinum-bay-window': () =>
    import(/* webpackChunkName: "series-platinum-bay-window" */ '../../pictures/platinum-bay-window.json'),
  'venetian-single-hung': () =>
    import(/* webpackChunkName: "series-venetian-single-hung" */ '../../pictures/venetian-single-hung.json'),
  'venetian-double-hung': () =>
    import(/* webpackChunkName: "series-venetian-double-hung" */ '../../pictures/venetian-double-hung.json'),
  'venetian-horizontal-slider': () =>
    import(
      /* webpackChunkName: "series-venetian-horizontal-slider" */ '../../pictures/venetian-horizontal-slider.json'
    ),
  'venetian-picture-window': () =>
    import(
      /* webpackChunkName: "series-venetian-picture-window" */ '../../pictures/venetian-picture-window.json'
    ),
  'venetian-casement': () =>
    import(/* webpackChunkName: "series-venetian-casement" */ '../../pictures/venetian-casement.json'),
  'venetian-awning': () =>
    import(/* webpackChunkName: "series-venetian-awning" */ '../../pictures/venetian-awning.json'),
  'sliding-glass-door': () =>
    import(/* webpackChunkName: "series-sliding-glass-door" */ '../../pictures/sliding-glass-door.json'),
  'french-sliding-door': () =>
    import(/* webpackChunkName: "series-french-sliding-door" */ '../../pictures/french-sliding-door.json'),
  'french-swing-door': () =>
    import(/* webpackChunkName: "series-french-swing-door" */ '../../pictures/french-swing-door.json'),
  'multi-slide-door': () =>
    import(/* webpackChunkName: "series-multi-slide-door" */ '../../pictures/multi-slide-door.json'),
  'bi-fold-door': () =>
    import(/* webpackChunkName: "series-bi-fold-door" */ '../../pictures/bi-fold-door.json'),
}

const loading = new Map<SeriesSlug, Promise<PictureSet>>()

/**
 * The scenes of a series. The same promise for the same slug, so that a component may `use`
 * it; a load that failed is forgotten, so that the next call tries again.
 */
export function loadSeriesPictures(slug: SeriesSlug): Promise<PictureSet> {
  const known = loading.get(slug)
  if (known) return known
  const load = sets[slug]().then((module) => module.default)
  loading.set(slug, load)
  load.catch(() => loading.delete(slug))
  return load
}
