import type { Design } from '../design/design'
import { paintOf } from '../design/frame-colors'
import type { Part, Solid } from './solid'

/** The names that IFC gives to the parts of windows and doors. */
export type AspectName = 'Lining' | 'Framing' | 'Glazing'

/** The name in IFC of each part. Other files use the same names, so that a part is found in all of them. */
export const aspects: Readonly<Record<Part, AspectName>> = {
  frame: 'Lining',
  sash: 'Framing',
  grid: 'Framing',
  glass: 'Glazing',
}

/** How a solid looks. `hex` is a color of sRGB, `transparency` is from 0 to 1. */
export type Look = { name: string; hex: string; transparency: number }

/** Red, green and blue of a color such as #C3DFE2, each from 0 to 1, in sRGB. */
export const channelsOf = (hex: string): [red: number, green: number, blue: number] => {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

const glassLook: Look = { name: 'Glass', hex: '#C3DFE2', transparency: 0.7 }

/** How the solids of a design look: the finish of their face, or glass. */
export function looksOf({ exterior, interior }: Design): (solid: Solid) => Look {
  const finishes = { outside: paintOf(exterior), inside: paintOf(interior) }
  return ({ part, face }) => {
    if (part === 'glass') return glassLook
    const { title, colorHex } = finishes[face]
    return { name: title, hex: colorHex, transparency: 0 }
  }
}
