import { series as bellagioBayWindow } from './series/bellagio-bay-window'
import { series as bellagioHorizontalSlider } from './series/bellagio-horizontal-slider'
import { series as bellagioPictureWindow } from './series/bellagio-picture-window'
import { series as bellagioSingleHung } from './series/bellagio-single-hung'
import { series as bellagioSpecialtyWindow } from './series/bellagio-specialty-window'
import { series as biFoldDoor } from './series/bi-fold-door'
import { series as frenchSlidingDoor } from './series/french-sliding-door'
import { series as frenchSwingDoor } from './series/french-swing-door'
import { series as multiSlideDoor } from './series/multi-slide-door'
import { series as platinumBayWindow } from './series/platinum-bay-window'
import { series as platinumHorizontalSlider } from './series/platinum-horizontal-slider'
import { series as platinumPictureWindow } from './series/platinum-picture-window'
import { series as platinumSingleHung } from './series/platinum-single-hung'
import { series as platinumSpecialtyWindow } from './series/platinum-specialty-window'
import { series as slidingGlassDoor } from './series/sliding-glass-door'
import { series as venetianAwning } from './series/venetian-awning'
import { series as venetianCasement } from './series/venetian-casement'
import { series as venetianDoubleHung } from './series/venetian-double-hung'
import { series as venetianHorizontalSlider } from './series/venetian-horizontal-slider'
import { series as venetianPictureWindow } from './series/venetian-picture-window'
import { series as venetianSingleHung } from './series/venetian-single-hung'
import type { SeriesRecord } from './series-record'
import type { SeriesSlug } from './slugs'

/** Every series at once: for tests and for what runs while building. Pages take `loadSeries`. */
export const allSeries: Readonly<Record<SeriesSlug, SeriesRecord>> = {
  'bellagio-single-hung': bellagioSingleHung,
  'bellagio-horizontal-slider': bellagioHorizontalSlider,
  'bellagio-picture-window': bellagioPictureWindow,
  'bellagio-specialty-window': bellagioSpecialtyWindow,
  'bellagio-bay-window': bellagioBayWindow,
  'platinum-single-hung': platinumSingleHung,
  'platinum-horizontal-slider': platinumHorizontalSlider,
  'platinum-picture-window': platinumPictureWindow,
  'platinum-specialty-window': platinumSpecialtyWindow,
  'platinum-bay-window': platinumBayWindow,
  'venetian-single-hung': venetianSingleHung,
  'venetian-double-hung': venetianDoubleHung,
  'venetian-horizontal-slider': venetianHorizontalSlider,
  'venetian-picture-window': venetianPictureWindow,
  'venetian-casement': venetianCasement,
  'venetian-awning': venetianAwning,
  'sliding-glass-door': slidingGlassDoor,
  'french-sliding-door': frenchSlidingDoor,
  'french-swing-door': frenchSwingDoor,
  'multi-slide-door': multiSlideDoor,
  'bi-fold-door': biFoldDoor,
}
