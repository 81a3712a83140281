import type { FrameKind } from '../../catalogue/vocabulary/frames'
import type { ObscureGlass } from '../../catalogue/vocabulary/glass'
import type { SpecialtyShape } from '../../catalogue/vocabulary/shapes'
import type { FrameColor } from '../frame-colors'

/**
 * The words of a design code, in the order in which they are written:
 * VCA1-28x54-XR-BK.AL-G1.COLONIAL.2.BY.3-TRIPLE-E4-RAIN-NAIL3
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

export const barWords = { flat: 'G', sculptured: 'G1' } as const
export const triplePanesWord = 'TRIPLE'
export const lowE4Word = 'E4'

/** The key of a word, or undefined if the word is not in the list. */
export const keyOf = <Key extends string>(
  words: Readonly<Record<Key, string>>,
  word: string,
): Key | undefined => (Object.keys(words) as Key[]).find((key) => words[key] === word)
