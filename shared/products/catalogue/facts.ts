import { inches, type LengthRange, type Sixteenths } from './dimension'
import { vinylAndCapstockFinishes, vinylFinishes, type FrameFinishes } from './vocabulary/finishes'
import type { LineSlug } from './line-slugs'
import { frameKinds, type FrameKind } from './vocabulary/frames'
import type { PaneCount } from './vocabulary/glass'
import type { OperatingStyle } from './vocabulary/styles'
import type { WindowLine } from './vocabulary/window-lines'

/** An insulating glass unit, with its thickness over all. */
export type Glazing = { panes: PaneCount; thickness: Sixteenths }

/** Size limits. `of` says what they measure: the whole product, one panel of a door, or one window of a bay. */
export type SizeLimits = { width: LengthRange; height: LengthRange; of: 'unit' | 'panel' | 'bay_window' }

export type Size = { width: Sixteenths; height: Sixteenths }

/** The facts of a series without its texts, for tables, calculators and comparisons. */
export type SeriesFacts = {
  title: string
  seriesNumber: `S-${number}`
  /** Three letters that identify the series in design codes. They must never change, or published codes break. */
  codeWord: string
  product: LineSlug
  productType: WindowLine
  type: 'window' | 'door'
  style: OperatingStyle
  material: 'Vinyl' | 'Vinyl/Capstock'
  /** Specialty windows have no size limits. */
  size?: SizeLimits
  glazing: readonly Glazing[]
  frameKinds: readonly FrameKind[]
  frameFinishes: FrameFinishes
  /**
   * The narrowest and the shortest frame, in half-inch steps, whose clear opening is large enough for egress on upper
   * floors. Only for series that the egress calculator covers.
   */
  smallestEgress?: { narrowest: Size; shortest: Size }
}

const dual: Glazing = { panes: 'dual', thickness: inches(0.75) }
const triple: Glazing = { panes: 'triple', thickness: inches(0.875) }
const dualInch: Glazing = { panes: 'dual', thickness: inches(1) }

/** Frames for a wall without an old frame. */
const newWallFrames = frameKinds.filter((kind) => kind !== 'retrofit')

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

type Own = Pick<SeriesFacts, 'title' | 'seriesNumber' | 'codeWord' | 'size' | 'smallestEgress'>

const vinyl = { material: 'Vinyl', frameFinishes: vinylFinishes } as const
const capstock = { material: 'Vinyl/Capstock', frameFinishes: vinylAndCapstockFinishes } as const

/** The facts of a window. Platinum, bays and the double hung come in vinyl only, and bays have no retrofit frame. */
function windowFacts(productType: WindowLine, style: OperatingStyle, own: Own): SeriesFacts {
  const plain = productType === 'platinum' || style === 'bay' || style === 'double_hung'
  return {
    product: `${productType}-windows`,
    productType,
    type: 'window',
    style,
    ...(plain ? vinyl : capstock),
    glazing: productType === 'venetian' ? [dual, triple] : [dual],
    frameKinds: style === 'bay' ? newWallFrames : frameKinds,
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

/**
 * The facts of every series: numbers, size limits and choices (R-SIZE-1 to 20). This is the list of series: an entry
 * here and `series/<slug>.ts` make a new one (README).
 */
export const seriesFacts = {
  'bellagio-single-hung': windowFacts('bellagio', 'single_hung', {
    title: 'Bellagio Single Hung',
    seriesNumber: 'S-3000',
    codeWord: 'BSH',
    size: limits([12, 48], [17.5, 84]),
    smallestEgress: { narrowest: size(25, 84), shortest: size(37.5, 57) },
  }),
  'bellagio-horizontal-slider': windowFacts('bellagio', 'horizontal_slider', {
    title: 'Bellagio Horizontal Slider',
    seriesNumber: 'S-3200',
    codeWord: 'BHS',
    size: limits([17.5, 96], [11.5, 72]),
    smallestEgress: { narrowest: size(49, 44.5), shortest: size(76.5, 27.5) },
  }),
  'bellagio-picture-window': windowFacts('bellagio', 'picture', {
    title: 'Bellagio Picture Window',
    seriesNumber: 'S-3050',
    codeWord: 'BPW',
    size: limits([10, 96], [10, 72]),
  }),
  'bellagio-specialty-window': windowFacts('bellagio', 'round_top_specialty_shapes', {
    title: 'Bellagio Specialty Window',
    seriesNumber: 'S-3050',
    codeWord: 'BSP',
  }),
  'bellagio-bay-window': windowFacts('bellagio', 'bay', {
    title: 'Bellagio Bay Window',
    seriesNumber: 'S-3160',
    codeWord: 'BBW',
    // These are the limits of the single hung, so they measure each window of the bay.
    size: limits([12, 48], [17.5, 84], 'bay_window'),
  }),
  'platinum-single-hung': windowFacts('platinum', 'single_hung', {
    title: 'Platinum Single Hung',
    seriesNumber: 'S-2000',
    codeWord: 'PSH',
    size: limits([11.5, 48], [17.5, 72]),
    smallestEgress: { narrowest: size(29, 72), shortest: size(37.5, 57) },
  }),
  'platinum-horizontal-slider': windowFacts('platinum', 'horizontal_slider', {
    title: 'Platinum Horizontal Slider',
    seriesNumber: 'S-2500',
    codeWord: 'PHS',
    size: limits([17.5, 96], [9.5, 72]),
    smallestEgress: { narrowest: size(49, 44), shortest: size(77.5, 27) },
  }),
  'platinum-picture-window': windowFacts('platinum', 'picture', {
    title: 'Platinum Picture Window',
    seriesNumber: 'S-2050',
    codeWord: 'PPW',
    size: limits([8, 96], [9.5, 60]),
  }),
  'platinum-specialty-window': windowFacts('platinum', 'round_top_specialty_shapes', {
    title: 'Platinum Specialty Window',
    seriesNumber: 'S-2050',
    codeWord: 'PSP',
  }),
  'platinum-bay-window': windowFacts('platinum', 'bay', {
    title: 'Platinum Bay Window',
    seriesNumber: 'S-2060',
    codeWord: 'PBW',
    size: limits([44, 122], [35, 71.5]),
  }),
  'venetian-single-hung': windowFacts('venetian', 'single_hung', {
    title: 'Venetian Single Hung',
    seriesNumber: 'S-3800',
    codeWord: 'VSH',
    size: limits([11.5, 48], [23.5, 84]),
    smallestEgress: { narrowest: size(28.5, 83.5), shortest: size(40, 59.5) },
  }),
  'venetian-double-hung': windowFacts('venetian', 'double_hung', {
    title: 'Venetian Double Hung',
    seriesNumber: 'S-5000',
    codeWord: 'VDH',
    size: limits([11.5, 48], [23.5, 84]),
    smallestEgress: { narrowest: size(27.5, 83.5), shortest: size(39, 59) },
  }),
  'venetian-horizontal-slider': windowFacts('venetian', 'horizontal_slider', {
    title: 'Venetian Horizontal Slider',
    seriesNumber: 'S-3900',
    codeWord: 'VHS',
    size: limits([23.5, 96], [11.5, 72]),
    smallestEgress: { narrowest: size(51.5, 47), shortest: size(79, 30) },
  }),
  'venetian-picture-window': windowFacts('venetian', 'picture', {
    title: 'Venetian Picture Window',
    seriesNumber: 'S-3850',
    codeWord: 'VPW',
    size: limits([10, 96], [10, 72]),
  }),
  'venetian-casement': windowFacts('venetian', 'casement', {
    title: 'Venetian Casement',
    seriesNumber: 'S-4000',
    codeWord: 'VCA',
    size: limits([16, 36], [17.5, 72]),
    smallestEgress: { narrowest: size(26.5, 45.5), shortest: size(36, 32.5) },
  }),
  'venetian-awning': windowFacts('venetian', 'awning', {
    title: 'Venetian Awning',
    seriesNumber: 'S-4100',
    codeWord: 'VAW',
    size: limits([17.5, 60], [17.5, 60]),
  }),
  'sliding-glass-door': doorFacts(
    'sliding_glass',
    { glazing: dual, frames: frameKinds },
    {
      title: 'Sliding Glass Door',
      seriesNumber: 'S-6000',
      codeWord: 'SGD',
      size: limits([undefined, 48], [undefined, 108], 'panel'),
    },
  ),
  'french-sliding-door': doorFacts(
    'french_sliding',
    { glazing: dual, frames: frameKinds },
    {
      title: 'French Sliding Door',
      seriesNumber: 'S-7000',
      codeWord: 'FSL',
      size: limits([undefined, 48], [undefined, 108], 'panel'),
    },
  ),
  'french-swing-door': doorFacts(
    'french_swing',
    { glazing: dualInch, frames: frameKinds },
    {
      title: 'French Swing Door',
      seriesNumber: 'S-9500',
      codeWord: 'FSW',
      size: limits([30, undefined], [undefined, 108], 'panel'),
    },
  ),
  'multi-slide-door': doorFacts(
    'multi_slide',
    { glazing: dualInch, frames: newWallFrames },
    {
      title: 'Multi-Slide Door',
      seriesNumber: 'S-6800',
      codeWord: 'MSD',
      size: limits([108, undefined], [undefined, 120]),
    },
  ),
  'bi-fold-door': doorFacts(
    'bi_fold',
    { glazing: dualInch, frames: newWallFrames },
    {
      title: 'Bi-Fold Glass Door',
      seriesNumber: 'S-9800',
      codeWord: 'BFD',
      size: limits([72, undefined], [undefined, 120]),
    },
  ),
} as const
