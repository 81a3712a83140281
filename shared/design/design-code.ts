import { toInches } from '../catalogue/dimension'
import type { Design } from './design'
import {
  barWords,
  codeVersion,
  colorWords,
  flipWord,
  frameWords,
  lowE4Word,
  obscureWords,
  seriesWords,
  shapeWords,
  triplePanesWord,
} from './code-words'
import { isThrough } from './frame-colors'
import { usualDesign } from './usual-design'

/** The inside that goes without saying. */
export const plainInterior = (exterior: Design['exterior']) => (isThrough(exterior) ? exterior : 'white')

/**
 * A design as a short code, `VCA1-28x54-XR-BK`: letters, digits, dots and hyphens, so that it stands in an
 * address, a mail or on paper as it is. `code-words` has the grammar; `readDesign` reads it back to an equal
 * design. Designs made by hand may hold any grid id of lower case words joined by hyphens.
 */
export function designCode(design: Design): string {
  const usual = usualDesign(design.series)
  const { exterior, interior, grid } = design
  const colors = [exterior, ...(interior === plainInterior(exterior) ? [] : [interior])]
  return [
    `${seriesWords[design.series]}${codeVersion}`,
    `${toInches(design.width)}x${toInches(design.height)}`,
    design.operation !== usual.operation && design.operation,
    shapeWord(design, usual),
    (exterior !== usual.exterior || colors.length > 1) && colors.map((color) => colorWords[color]).join('.'),
    grid && `${barWords[grid.bars]}.${grid.id.replaceAll('-', '.').toUpperCase()}`,
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
