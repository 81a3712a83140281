/**
 * The expected facts, written by hand and independent of the catalogue's own data. Lengths are in inches; undefined
 * means no limit.
 */
type Limit = readonly [min: number | undefined, max: number | undefined]

type SeriesRow = {
  number: string
  width?: Limit
  height?: Limit
  /** Comes in white and almond only. */
  plain?: true
}

export const series: Readonly<Record<string, SeriesRow>> = {
  'bellagio-single-hung': { number: 'S-3000', width: [12, 48], height: [17.5, 84] },
  'bellagio-horizontal-slider': { number: 'S-3200', width: [17.5, 96], height: [11.5, 72] },
  'bellagio-picture-window': { number: 'S-3050', width: [10, 96], height: [10, 72] },
  'bellagio-specialty-window': { number: 'S-3050' },
  'bellagio-bay-window': { number: 'S-3160', width: [12, 48], height: [17.5, 84], plain: true },
  'platinum-single-hung': { number: 'S-2000', width: [11.5, 48], height: [17.5, 72], plain: true },
  'platinum-horizontal-slider': { number: 'S-2500', width: [17.5, 96], height: [9.5, 72], plain: true },
  'platinum-picture-window': { number: 'S-2050', width: [8, 96], height: [9.5, 60], plain: true },
  'platinum-specialty-window': { number: 'S-2050', plain: true },
  'platinum-bay-window': { number: 'S-2060', width: [44, 122], height: [35, 71.5], plain: true },
  'venetian-single-hung': { number: 'S-3800', width: [11.5, 48], height: [23.5, 84] },
  'venetian-double-hung': { number: 'S-5000', width: [11.5, 48], height: [23.5, 84], plain: true },
  'venetian-horizontal-slider': { number: 'S-3900', width: [23.5, 96], height: [11.5, 72] },
  'venetian-picture-window': { number: 'S-3850', width: [10, 96], height: [10, 72] },
  'venetian-casement': { number: 'S-4000', width: [16, 36], height: [17.5, 72] },
  'venetian-awning': { number: 'S-4100', width: [17.5, 60], height: [17.5, 60] },
  'sliding-glass-door': { number: 'S-6000', width: [undefined, 48], height: [undefined, 108] },
  'french-sliding-door': { number: 'S-7000', width: [undefined, 48], height: [undefined, 108] },
  'french-swing-door': { number: 'S-9500', width: [30, undefined], height: [undefined, 108] },
  'multi-slide-door': { number: 'S-6800', width: [108, undefined], height: [undefined, 120] },
  'bi-fold-door': { number: 'S-9800', width: [72, undefined], height: [undefined, 120] },
}

const bays = ['bellagio-bay-window', 'platinum-bay-window']
const doors = [
  'sliding-glass-door',
  'french-sliding-door',
  'french-swing-door',
  'multi-slide-door',
  'bi-fold-door',
]
export const doorSlugs: readonly string[] = doors
export const pictureWindows = [
  'bellagio-picture-window',
  'platinum-picture-window',
  'venetian-picture-window',
]
export const withoutRetrofitFrame = [...bays, 'multi-slide-door', 'bi-fold-door']
export const withoutRetrofitPictures = [...bays, ...doors]

/** Panes and thickness in inches, by window line or door. */
export const glazing = {
  platinum: [['dual', 0.75]],
  bellagio: [['dual', 0.75]],
  venetian: [
    ['dual', 0.75],
    ['triple', 0.875],
  ],
  'sliding-glass-door': [['dual', 0.75]],
  'french-sliding-door': [['dual', 0.75]],
  'french-swing-door': [['dual', 1]],
  'multi-slide-door': [['dual', 1]],
  'bi-fold-door': [['dual', 1]],
} as const

export const lines: Readonly<Record<string, { priceTier: string; series: readonly string[] }>> = {
  'platinum-windows': {
    priceTier: '$',
    series: ['Single Hung', 'Horizontal Slider', 'Picture', 'Specialty', 'Bay'],
  },
  'bellagio-windows': {
    priceTier: '$$',
    series: ['Single Hung', 'Horizontal Slider', 'Picture', 'Specialty', 'Bay'],
  },
  'venetian-windows': {
    priceTier: '$$$',
    series: ['Single Hung', 'Double Hung', 'Horizontal Slider', 'Picture', 'Casement', 'Awning'],
  },
  'venetian-doors': {
    priceTier: '$$$',
    series: ['Sliding Glass', 'French Sliding', 'French Swing', 'Multi-Slide', 'Bi-Fold Glass'],
  },
}

export const standardColors = [
  ['White', '#FFFFFF'],
  ['Almond', '#C5B2A1'],
]
export const capstockColors = [
  ['Black', '#000000'],
  ['Espresso', '#3A2E2E'],
  ['Blue', '#93A493'],
  ['Silver', '#D8D8D8'],
]
export const allOverCapstockSubtitle = 'Both exterior, interior are covered with capstock.'

export const glassTypes = ['Low E3', 'Low E4']
export const obscureTypes = [
  'Delta Frost',
  'Glue Chip',
  'Obscure',
  'Rain',
  'Smooth',
  'Acid Etch',
  'Bronze',
  'Reed',
  'Graylite',
  'Mirrorpane',
]
export const frameTypes = ['Retrofit', 'Block', 'Nail-On 3-Coat', 'Power Wall 1-Coat']
export const platinumShapes = [
  'Arch',
  'Round',
  'Half-Round',
  'Quarter-Round',
  'Trapezoid',
  'Octagon',
  'Hexagon',
  'Pentagon',
]

export const menu = {
  windows: {
    'Single Hung': 'single_hung',
    Casement: 'casement',
    'Double Hung': 'double_hung',
    Awning: 'awning',
    'Horizontal Slider': 'horizontal_slider',
    Bay: 'bay',
    Picture: 'picture',
    Specialty: 'round_top_specialty_shapes',
  },
  doors: {
    'Sliding Glass': 'sliding_glass',
    'Bi-Fold Glass': 'bi_fold',
    'French Sliding': 'french_sliding',
    'French Swing': 'french_swing',
    'Multi-Slider': 'multi_slide',
  },
  series: {
    Platinum: '/product/platinum-windows',
    Bellagio: '/product/bellagio-windows',
    Venetian: '/product/venetian-windows',
  },
  proTools: ['/technical-resources', '/egress-calculator', '/gallery'],
} as const

export const filterValues = {
  window_type: Object.values(menu.windows),
  window_series: ['platinum', 'bellagio', 'venetian'],
  door_type: Object.values(menu.doors),
  frame_finish: [
    'white',
    'almond',
    'black_exterior',
    'espresso_exterior',
    'blue_exterior',
    'silver_exterior',
    'black_all_over',
  ],
} as const

/** How many of the 22 items have all of the named values, counted by hand. */
export const filterCounts: readonly (readonly [count: number, values: string])[] = [
  [22, ''],
  [22, 'white'],
  [22, 'white almond'],
  [15, 'black_exterior'],
  [15, 'black_all_over silver_exterior'],
  [5, 'platinum'],
  [5, 'bellagio'],
  [6, 'venetian'],
  [4, 'bellagio espresso_exterior'],
  [5, 'venetian blue_exterior'],
  [0, 'platinum black_all_over'],
  [3, 'single_hung'],
  [2, 'single_hung silver_exterior'],
  [1, 'picture bellagio blue_exterior'],
  [2, 'bay'],
  [0, 'bay black_exterior'],
  [1, 'double_hung almond'],
  [0, 'double_hung black_all_over'],
  [2, 'round_top_specialty_shapes'],
  [2, 'french_swing'],
  [1, 'multi_slide black_all_over'],
  [0, 'sliding_glass venetian'],
  [0, 'casement awning'],
]

/** Clear opening in inches of a frame of width w and height h, by the egress formulas. */
export const egressOpenings: Readonly<Record<string, (w: number, h: number) => readonly [number, number]>> = {
  'platinum-single-hung': (w, h) => [w - 3, (h - 3) / 2 - 2.875],
  'platinum-horizontal-slider': (w, h) => [(w - 3) / 2 - 2.875, h - 3],
  'bellagio-single-hung': (w, h) => [w - 3.125, (h - 3.125) / 2 - 2.875],
  'bellagio-horizontal-slider': (w, h) => [(w - 3.125) / 2 - 2.875, h - 3.125],
  'venetian-single-hung': (w, h) => [w - 5.625, (h - 5.625) / 2 - 2.875],
  'venetian-horizontal-slider': (w, h) => [(w - 5.625) / 2 - 2.875, h - 5.625],
  'venetian-double-hung': (w, h) => [w - 4.875, (h - 4.875) / 2 - 2.875],
  'venetian-casement': (w, h) => [w - 4.25 - 2.25, h - 4.25],
}

/** The addresses of all pages; `:name` is a parameter. */
export const routes = [
  '/',
  '/about-us',
  '/product/:productType',
  '/series/:seriesType',
  '/catalog',
  '/become-a-dealer',
  '/contact-us',
  '/support',
  '/gallery',
  '/gallery/:galleryType',
  '/faq',
  '/find-a-dealer',
  '/warranty',
  '/replacement-parts',
  '/window-and-door-care',
  '/technical-resources',
  '/service-request',
  '/egress-calculator',
  '/not-found',
]
