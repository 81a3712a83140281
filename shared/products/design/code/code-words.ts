import type { FrameKind } from '../../catalogue/vocabulary/frames'
import type { ObscureGlass } from '../../catalogue/vocabulary/glass'
import type { SpecialtyShape } from '../../catalogue/vocabulary/shapes'
import type { FrameColor } from '../frame-colors'

/**
 * The words of a design code, in the order in which they are written:
 * VCA1-28x54-XR-BK.AL-G1.2X3-TRIPLE-E4-RAIN-NAIL3
 * Series and version, width by height in inches, panels or shape, outside and inside color, grid (G flat, G1
 * sculptured), panes, coating, obscure glass, frame. Default values are left out. Case does not matter, so that a
 * code can be read over the telephone.
 * A published word never changes its meaning. To change a meaning, increase the version.
 */
export const codeVersion = '1'
/** Maximum length in characters. The longest design of the catalogue needs about 80. */
export const longestCode = 120

export const colorWords: Readonly<Record<FrameColor, string>> = {
  white: 'WH',
  almond: 'AL',
  black: 'BK',
  espresso: 'ES',
  blue: 'BL',
  silver: 'SI',
}

export const shapeWords: Readonly<Record<SpecialtyShape, string>> = {
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

export const obscureWords: Readonly<Record<ObscureGlass, string>> = {
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

/**
 * Grids by id. A grid that is not in this list is written as its id with dots: `G.MARGINAL`. Codes that were
 * published before the list was made have that form for every grid (`G.QUEEN.ANNE`), so both forms are read.
 */
export const gridWords: Readonly<Record<string, string>> = {
  'colonial-2-by-2': '2X2',
  'colonial-2-by-3': '2X3',
  'colonial-2-by-4': '2X4',
  'colonial-3-by-2': '3X2',
  'colonial-3-by-3': '3X3',
  'colonial-3-by-5-center': '3X5C',
  'colonial-4-by-2': '4X2',
  'colonial-4-by-3': '4X3',
  'colonial-4-by-4': '4X4',
  'colonial-5-by-4': '5X4',
  'colonial-6-by-2': '6X2',
  'colonial-6-by-3': '6X3',
  'colonial-2-over-2': '2OVER2',
  'colonial-4-over-4': '4OVER4',
  'colonial-6-over-6': '6OVER6',
  'colonial-9-over-9': '9OVER9',
  'colonial-4-over-4-sides': '4SIDES',
  'colonial-2-over-clear': '2TOP',
  'colonial-6-over-clear': '6TOP',
  'colonial-all-lites': 'ALL',
  'colonial-sides-only': 'SIDES',
  'colonial-top-sash-only': 'TOP',
  'fan-3-rays': 'FAN3',
  'fan-5-rays': 'FAN5',
  'fan-shaped-4-rays': 'FAN4',
  'fan-shaped-6-rays': 'FAN6',
  'horizontal-thirds': 'HTHIRDS',
  'vertical-thirds': 'VTHIRDS',
  'palladian-arc': 'ARC',
  'prairie-sash': 'PSASH',
  'queen-anne': 'QUEEN',
  'queen-anne-border': 'QBORDER',
  'queen-anne-both-sashes': 'QBOTH',
  'queen-anne-over-clear': 'QCLEAR',
  'queen-anne-top-sash': 'QTOP',
}

export const barWords = { flat: 'G', sculptured: 'G1' } as const
export const triplePanesWord = 'TRIPLE'
export const lowE4Word = 'E4'

/** The key of a word, or undefined if the word is not in the list. */
export const keyOf = <Key extends string>(
  words: Readonly<Record<Key, string>>,
  word: string,
): Key | undefined => (Object.keys(words) as Key[]).find((key) => words[key] === word)
