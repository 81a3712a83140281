import { inches } from './dimension'
import { vinylAndCapstockFinishes, vinylFinishes } from './finishes'
import type { OperatingStyle, WindowSeries } from './filters'
import type { FrameKind, Glazing, SeriesFacts, Size, SizeLimits } from './series-record'
import type { SeriesSlug } from './slugs'

const dual: Glazing = { panes: 'dual', thickness: inches(0.75) }
const triple: Glazing = { panes: 'triple', thickness: inches(0.875) }
const dualInch: Glazing = { panes: 'dual', thickness: inches(1) }

const newWallFrames: readonly FrameKind[] = ['block', 'nail_on_3_coat', 'power_wall_1_coat']
const allFrames: readonly FrameKind[] = ['retrofit', ...newWallFrames]

type Limit = readonly [min: number | undefined, max: number | undefined]
const range = ([min, max]: Limit) => ({
  ...(min !== undefined && { min: inches(min) }),
  ...(max !== undefined && { max: inches(max) }),
})
const limits = (width: Limit, height: Limit, of: SizeLimits['of'] = 'unit'): SizeLimits => ({
  width: range(width),
  height: range(height),
  of,
})
const size = (width: number, height: number): Size => ({ width: inches(width), height: inches(height) })

type Own = Pick<SeriesFacts, 'title' | 'seriesNumber' | 'size' | 'smallestEgress'>

const vinyl = { material: 'Vinyl', frameFinishes: vinylFinishes } as const
const capstock = { material: 'Vinyl/Capstock', frameFinishes: vinylAndCapstockFinishes } as const

/** A window; what a bay, Platinum or the double hung has otherwise stands in its own row. */
function windowFacts(productType: WindowSeries, style: OperatingStyle, own: Own): SeriesFacts {
  const plain = productType === 'platinum' || style === 'bay' || style === 'double_hung'
  return {
    product: `${productType}-windows`,
    productType,
    type: 'window',
    style,
    ...(plain ? vinyl : capstock),
    glazing: productType === 'venetian' ? [dual, triple] : [dual],
    frameKinds: style === 'bay' ? newWallFrames : allFrames,
    ...own,
  }
}

function doorFacts(
  style: OperatingStyle,
  parts: { glazing: Glazing; frames: readonly FrameKind[] },
  own: Own,
): SeriesFacts {
  return {
    product: 'venetian-doors',
    productType: 'venetian',
    type: 'door',
    style,
    ...capstock,
    glazing: [parts.glazing],
    frameKinds: parts.frames,
    ...own,
  }
}

/** Numbers, limits and choices of all 21 series (specification: browsing, section 3, the tables). */
export const seriesFacts: Readonly<Record<SeriesSlug, SeriesFacts>> = {
  'bellagio-single-hung': windowFacts('bellagio', 'single_hung', {
    title: 'Bellagio Single Hung',
    seriesNumber: 'S-3000',
    size: limits([12, 48], [17.5, 84]),
    smallestEgress: { narrowest: size(25, 84), shortest: size(37.5, 57) },
  }),
  'bellagio-horizontal-slider': windowFacts('bellagio', 'horizontal_slider', {
    title: 'Bellagio Horizontal Slider',
    seriesNumber: 'S-3200',
    size: limits([17.5, 96], [11.5, 72]),
    smallestEgress: { narrowest: size(49, 44.5), shortest: size(76.5, 27.5) },
  }),
  'bellagio-picture-window': windowFacts('bellagio', 'picture', {
    title: 'Bellagio Picture Window',
    seriesNumber: 'S-3050',
    size: limits([10, 96], [10, 72]),
  }),
  'bellagio-specialty-window': windowFacts('bellagio', 'round_top_specialty_shapes', {
    title: 'Bellagio Specialty Window',
    seriesNumber: 'S-3050',
  }),
  'bellagio-bay-window': windowFacts('bellagio', 'bay', {
    title: 'Bellagio Bay Window',
    seriesNumber: 'S-3160',
    // The specification gives the single hung's limits: they can only measure the windows of the bay.
    size: limits([12, 48], [17.5, 84], 'bay_window'),
  }),
  'platinum-single-hung': windowFacts('platinum', 'single_hung', {
    title: 'Platinum Single Hung',
    seriesNumber: 'S-2000',
    size: limits([11.5, 48], [17.5, 72]),
    smallestEgress: { narrowest: size(29, 72), shortest: size(37.5, 57) },
  }),
  'platinum-horizontal-slider': windowFacts('platinum', 'horizontal_slider', {
    title: 'Platinum Horizontal Slider',
    seriesNumber: 'S-2500',
    size: limits([17.5, 96], [9.5, 72]),
    smallestEgress: { narrowest: size(49, 44), shortest: size(77.5, 27) },
  }),
  'platinum-picture-window': windowFacts('platinum', 'picture', {
    title: 'Platinum Picture Window',
    seriesNumber: 'S-2050',
    size: limits([8, 96], [9.5, 60]),
  }),
  'platinum-specialty-window': windowFacts('platinum', 'round_top_specialty_shapes', {
    title: 'Platinum Specialty Window',
    seriesNumber: 'S-2050',
  }),
  'platinum-bay-window': windowFacts('platinum', 'bay', {
    title: 'Platinum Bay Window',
    seriesNumber: 'S-2060',
    size: limits([44, 122], [35, 71.5]),
  }),
  'venetian-single-hung': windowFacts('venetian', 'single_hung', {
    title: 'Venetian Single Hung',
    seriesNumber: 'S-3800',
    size: limits([11.5, 48], [23.5, 84]),
    smallestEgress: { narrowest: size(28.5, 83.5), shortest: size(40, 59.5) },
  }),
  'venetian-double-hung': windowFacts('venetian', 'double_hung', {
    title: 'Venetian Double Hung',
    seriesNumber: 'S-5000',
    size: limits([11.5, 48], [23.5, 84]),
    smallestEgress: { narrowest: size(27.5, 83.5), shortest: size(39, 59) },
  }),
  'venetian-horizontal-slider': windowFacts('venetian', 'horizontal_slider', {
    title: 'Venetian Horizontal Slider',
    seriesNumber: 'S-3900',
    size: limits([23.5, 96], [11.5, 72]),
    smallestEgress: { narrowest: size(51.5, 47), shortest: size(79, 30) },
  }),
  'venetian-picture-window': windowFacts('venetian', 'picture', {
    title: 'Venetian Picture Window',
    seriesNumber: 'S-3850',
    size: limits([10, 96], [10, 72]),
  }),
  'venetian-casement': windowFacts('venetian', 'casement', {
    title: 'Venetian Casement',
    seriesNumber: 'S-4000',
    size: limits([16, 36], [17.5, 72]),
    smallestEgress: { narrowest: size(26.5, 45.5), shortest: size(36, 32.5) },
  }),
  'venetian-awning': windowFacts('venetian', 'awning', {
    title: 'Venetian Awning',
    seriesNumber: 'S-4100',
    size: limits([17.5, 60], [17.5, 60]),
  }),
  'sliding-glass-door': doorFacts(
    'sliding_glass',
    { glazing: dual, frames: allFrames },
    {
      title: 'Sliding Glass Door',
      seriesNumber: 'S-6000',
      size: limits([undefined, 48], [undefined, 108], 'panel'),
    },
  ),
  'french-sliding-door': doorFacts(
    'french_sliding',
    { glazing: dual, frames: allFrames },
    {
      title: 'French Sliding Door',
      seriesNumber: 'S-7000',
      size: limits([undefined, 48], [undefined, 108], 'panel'),
    },
  ),
  'french-swing-door': doorFacts(
    'french_swing',
    { glazing: dualInch, frames: allFrames },
    {
      title: 'French Swing Door',
      seriesNumber: 'S-9500',
      size: limits([30, undefined], [undefined, 108], 'panel'),
    },
  ),
  'multi-slide-door': doorFacts(
    'multi_slide',
    { glazing: dualInch, frames: newWallFrames },
    {
      title: 'Multi-Slide Door',
      seriesNumber: 'S-6800',
      size: limits([108, undefined], [undefined, 120]),
    },
  ),
  'bi-fold-door': doorFacts(
    'bi_fold',
    { glazing: dualInch, frames: newWallFrames },
    {
      title: 'Bi-Fold Glass Door',
      seriesNumber: 'S-9800',
      size: limits([72, undefined], [undefined, 120]),
    },
  ),
}
