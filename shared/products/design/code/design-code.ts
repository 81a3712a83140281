import { toInches } from '../../catalogue/dimension'
import { seriesFacts } from '../../catalogue/facts'
import type { Design } from '../design'
import {
  barWords,
  codeVersion,
  colorWords,
  flipWord,
  frameWords,
  gridWords,
  lowE4Word,
  obscureWords,
  shapeWords,
  triplePanesWord,
} from './code-words'
import { isThrough } from '../frame-colors'
import { usualDesign } from '../usual-design'

/** The default inside color for an outside color. */
export const plainInterior = (exterior: Design['exterior']) => (isThrough(exterior) ? exterior : 'white')

/**
 * Writes a design as a short code, `VCA1-28x54-XR-BK`. The code contains only letters, digits, dots and hyphens, so
 * it needs no escaping in addresses. `code-words.ts` has the grammar; `readDesign` reads the code back to an equal
 * design. A grid id must consist of lower-case words joined by hyphens.
 */
export function designCode(design: Design): string {
  const usual = usualDesign(design.series)
  const { exterior, interior, grid } = design
  const colors = [exterior, ...(interior === plainInterior(exterior) ? [] : [interior])]
  return [
    `${seriesFacts[design.series].codeWord}${codeVersion}`,
    `${toInches(design.width)}x${toInches(design.height)}`,
    design.operation !== usual.operation && design.operation,
    shapeWord(design, usual),
    (exterior !== usual.exterior || colors.length > 1) && colors.map((color) => colorWords[color]).join('.'),
    grid && `${barWords[grid.bars]}.${gridWord(grid)}`,
    design.panes === 'triple' && triplePanesWord,
    design.glass === 'low_e4' && lowE4Word,
    design.obscure && obscureWords[design.obscure],
    design.frame && frameWords[design.frame],
  ]
    .filter(Boolean)
    .join('-')
}

function shapeWord({ shape, flip }: Design, usual: Design): string | false {
  if (!shape || (shape === usual.shape && !flip)) return false
  return flip ? `${shapeWords[shape]}.${flipWord}` : shapeWords[shape]
}

/** An address can name a grid that does not exist, such as `constructor`, which every object has. */
const gridWord = ({ id }: NonNullable<Design['grid']>): string =>
  (Object.hasOwn(gridWords, id) ? gridWords[id] : undefined) ?? id.replaceAll('-', '.').toUpperCase()
