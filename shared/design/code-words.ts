import type { FrameKind, ObscureKey, Shape } from '../catalogue/series-record'
import type { SeriesSlug } from '../catalogue/slugs'
import type { FrameColor } from './frame-colors'

/**
 * The words of a design code, in the order in which they are written:
 *
 *   VCA1-28x54-XR-BK.AL-G1.COLONIAL.2.BY.3-TRIPLE-E4-RAIN-NAIL
 *
 * Series and version of the grammar, width by height in inches, panels or shape, outside and inside, grid (G
 * flat, G1 sculptured), panes, coating, obscure glass, frame. What is usual is left out, and an inside that
 * goes without saying. Letters may be read out over the telephone: case does not matter. A word that was
 * once given out keeps its meaning for ever; a change of meaning takes the next version.
 */
export const codeVersion = '1'
/** Characters; the longest design of the catalogue needs about 80. */
export const longestCode = 120

export const seriesWords: Readonly<Record<SeriesSlug, string>> = {
  'bellagio-single-hung': 'BSH',
  'bellagio-horizontal-slider': 'BHS',
  'bellagio-picture-window': 'BPW',
  'bellagio-specialty-window': 'BSP',
  'bellagio-bay-window': 'BBW',
  'platinum-single-hung': 'PSH',
  'platinum-horizontal-slider': 'PHS',
  'platinum-picture-window': 'PPW',
  'platinum-specialty-window': 'PSP',
  'platinum-bay-window': 'PBW',
  'venetian-single-hung': 'VSH',
  'venetian-double-hung': 'VDH',
  'venetian-horizontal-slider': 'VHS',
  'venetian-picture-window': 'VPW',
  'venetian-casement': 'VCA',
  'venetian-awning': 'VAW',
  'sliding-glass-door': 'SGD',
  'french-sliding-door': 'FSL',
  'french-swing-door': 'FSW',
  'multi-slide-door': 'MSD',
  'bi-fold-door': 'BFD',
}

export const colorWords: Readonly<Record<FrameColor, string>> = {
  white: 'WH',
  almond: 'AL',
  black: 'BK',
  espresso: 'ES',
  blue: 'BL',
  silver: 'SI',
}

export const shapeWords: Readonly<Record<Shape, string>> = {
  arch: 'ARCH',
  round: 'ROUND',
  half_round: 'HALF',
  quarter_round: 'QUARTER',
  trapezoid: 'TRAPEZOID',
  octagon: 'OCTAGON',
  hexagon: 'HEXAGON',
  pentagon: 'PENTAGON',
}
export const flipWord = 'FLIP'

export const obscureWords: Readonly<Record<ObscureKey, string>> = {
  delta_frost: 'FROST',
  glue_chip: 'CHIP',
  obscure: 'OBSCURE',
  rain: 'RAIN',
  smooth: 'SMOOTH',
  acid_etch: 'ETCH',
  bronze: 'BRONZE',
  reed: 'REED',
  graylite: 'GRAYLITE',
  mirrorpane: 'MIRROR',
}

export const frameWords: Readonly<Record<FrameKind, string>> = {
  retrofit: 'RETROFIT',
  block: 'BLOCK',
  nail_on_3_coat: 'NAIL3',
  power_wall_1_coat: 'POWER1',
}

export const barWords = { flat: 'G', sculptured: 'G1' } as const
export const triplePanesWord = 'TRIPLE'
export const lowE4Word = 'E4'

/** The key that a word stands for, if it is one of the list. */
export const keyOf = <Key extends string>(
  words: Readonly<Record<Key, string>>,
  word: string,
): Key | undefined => (Object.keys(words) as Key[]).find((key) => words[key] === word)
