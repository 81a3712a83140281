import { DrawingError } from './error'
import type { OperatingStyle } from '../../catalogue/vocabulary/styles'

/** How one panel opens. `pocket` is not a panel: it is a hollow in the wall that takes the sliding panels. */
export type Leaf = 'fixed' | 'slide' | 'hinge-left' | 'hinge-right' | 'fold-left' | 'fold-right' | 'pocket'

const grammar = {
  slide: /^P?[XO]{1,8}P?$/,
  hinge: /^(XL|XR|X|O){1,5}$/,
  fold: /^(?=.)([1-7]L)?([1-7]R)?$/,
}

const families: Partial<Record<OperatingStyle, keyof typeof grammar>> = {
  horizontal_slider: 'slide',
  sliding_glass: 'slide',
  french_sliding: 'slide',
  multi_slide: 'slide',
  casement: 'hinge',
  french_swing: 'hinge',
  bi_fold: 'fold',
}

/** The default layout of a style at a width in inches. */
function usual(style: OperatingStyle, width: number): string {
  if (style === 'bi_fold') return `${Math.min(Math.max(Math.round(width / 36), 2), 7)}L`
  if (style === 'multi_slide') return width > 160 ? 'OXXXXO' : 'OXXO'
  if (style === 'french_swing') return width > 44 ? 'XLXR' : 'XL'
  return style === 'casement' ? 'XL' : 'XO'
}

/**
 * The default width in inches of a door with this many panels. Panels of a French swing door are narrower than
 * sliding panels.
 */
export const doorWidth = (style: OperatingStyle, panels: number) =>
  panels * (style === 'french_swing' ? 34 : 36)

const flipped: Partial<Record<Leaf, Leaf>> = {
  'hinge-left': 'hinge-right',
  'hinge-right': 'hinge-left',
  'fold-left': 'fold-right',
  'fold-right': 'fold-left',
}

/**
 * Reads panel letters, from left to right as seen from outside: X opens, O is fixed, XL and XR are hinged on the left
 * or right, P is a pocket in the wall, 3L1R folds three panels to the left and one to the right. An X without L or R
 * in a hinged layout is hinged on its outer side.
 * Throws `DrawingError` with code OPERATION when the letters are not a layout of the style.
 */
export function parseOperation(
  style: OperatingStyle,
  width: number,
  operation = usual(style, width),
): Leaf[] {
  const family = families[style]
  if (!family) return []
  if (!grammar[family].test(operation)) {
    throw new DrawingError(
      'OPERATION',
      `Cannot draw ${style} with the panel layout "${operation}": the style does not have it`,
    )
  }
  const tokens =
    operation.match(family === 'fold' ? /\d[LR]/g : family === 'hinge' ? /XL|XR|X|O/g : /./g) ?? []
  return tokens.flatMap((token, index): Leaf[] => {
    if (token === 'O') return ['fixed']
    if (token === 'P') return ['pocket']
    if (family === 'slide') return ['slide']
    if (family === 'fold') {
      return Array<Leaf>(Number(token[0])).fill(token[1] === 'L' ? 'fold-left' : 'fold-right')
    }
    return [
      token === 'XR' || (token === 'X' && index >= tokens.length / 2 && index > 0)
        ? 'hinge-right'
        : 'hinge-left',
    ]
  })
}

/** The same panels seen from the other side of the wall. */
export const fromBehind = (leaves: readonly Leaf[]): Leaf[] =>
  leaves.map((leaf) => flipped[leaf] ?? leaf).reverse()
