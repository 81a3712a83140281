import type { FilterValue, FrameFinish } from './filters'
import type { SeriesSlug } from './slugs'
import { seriesPath } from './slugs'

/** One card of the catalog. `image` is the id of a picture; the pipeline that makes pictures knows the ids. */
export type CatalogItem = {
  slug: SeriesSlug
  href: `/series/${SeriesSlug}`
  title: string
  subtitle?: string
  image: string
  tags: readonly FilterValue[]
}

const whiteAndAlmond: readonly FrameFinish[] = ['white', 'almond']
const allSeven: readonly FrameFinish[] = [
  ...whiteAndAlmond,
  'black_exterior',
  'espresso_exterior',
  'blue_exterior',
  'silver_exterior',
  'black_all_over',
]

function item(
  slug: SeriesSlug,
  title: string,
  kind: readonly FilterValue[],
  finishes: readonly FrameFinish[],
  panels?: 'Single panel' | 'Double panel',
): CatalogItem {
  return {
    slug,
    href: seriesPath(slug),
    title,
    ...(panels && { subtitle: panels }),
    image: panels === 'Double panel' ? `${slug}/card-double` : `${slug}/card`,
    tags: [...kind, ...finishes],
  }
}

/** The 22 cards: 21 series, the French Swing door once for each number of panels (specification: browsing, section 2). */
export const catalogItems: readonly CatalogItem[] = [
  item(
    'bellagio-horizontal-slider',
    'Bellagio Horizontal Slider',
    ['bellagio', 'horizontal_slider'],
    allSeven,
  ),
  item('bellagio-picture-window', 'Bellagio Picture Window', ['bellagio', 'picture'], allSeven),
  item('bellagio-single-hung', 'Bellagio Single Hung', ['bellagio', 'single_hung'], allSeven),
  item('bellagio-bay-window', 'Bellagio Bay Window', ['bellagio', 'bay'], whiteAndAlmond),
  item(
    'bellagio-specialty-window',
    'Bellagio Specialty Window',
    ['bellagio', 'round_top_specialty_shapes'],
    allSeven,
  ),
  item('sliding-glass-door', 'Sliding Glass Door', ['sliding_glass'], allSeven),
  item('french-sliding-door', 'French Sliding Door', ['french_sliding'], allSeven),
  item('french-swing-door', 'French Swing Door', ['french_swing'], allSeven, 'Single panel'),
  item('french-swing-door', 'French Swing Door', ['french_swing'], allSeven, 'Double panel'),
  item('multi-slide-door', 'Multi-Slide Door', ['multi_slide'], allSeven),
  item('bi-fold-door', 'Bi-Fold Glass Door', ['bi_fold'], allSeven),
  item('platinum-bay-window', 'Platinum Bay Window', ['platinum', 'bay'], whiteAndAlmond),
  item(
    'platinum-horizontal-slider',
    'Platinum Horizontal Slider',
    ['platinum', 'horizontal_slider'],
    whiteAndAlmond,
  ),
  item('platinum-single-hung', 'Platinum Single Hung', ['platinum', 'single_hung'], whiteAndAlmond),
  item(
    'platinum-specialty-window',
    'Platinum Specialty Window',
    ['platinum', 'round_top_specialty_shapes'],
    whiteAndAlmond,
  ),
  item('platinum-picture-window', 'Platinum Picture Window', ['platinum', 'picture'], whiteAndAlmond),
  item('venetian-awning', 'Venetian Awning', ['venetian', 'awning'], allSeven),
  item('venetian-casement', 'Venetian Casement', ['venetian', 'casement'], allSeven),
  item('venetian-double-hung', 'Venetian Double Hung', ['venetian', 'double_hung'], whiteAndAlmond),
  item(
    'venetian-horizontal-slider',
    'Venetian Horizontal Slider',
    ['venetian', 'horizontal_slider'],
    allSeven,
  ),
  item('venetian-picture-window', 'Venetian Picture Window', ['venetian', 'picture'], allSeven),
  item('venetian-single-hung', 'Venetian Single Hung', ['venetian', 'single_hung'], allSeven),
]
