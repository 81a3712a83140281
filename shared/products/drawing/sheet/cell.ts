import { toInches } from '../../catalogue/dimension'
import { usualSizes } from '../../catalogue/usual-sizes'
import type { Annotation } from '../annotations/annotation'
import { draw } from '../draw'
import type { DrawingInput } from '../product/input'
import type { Drawing } from '../canvas/drawing'
import type { OperatingStyle } from '../../catalogue/vocabulary/styles'

/** One drawing of the contact sheet, with its caption. */
export type Cell = {
  caption: string
  drawing: Drawing
  /** Drawn at a larger scale than the other cells. */ detail?: true
}

export type Part = readonly [heading: string, cells: readonly Cell[]]

export const cell = (
  caption: string,
  input: DrawingInput,
  annotations: readonly Annotation[] = [],
): Cell => ({
  caption,
  drawing: draw(input, annotations),
})

export const usual = (style: OperatingStyle): DrawingInput => ({
  style,
  width: toInches(usualSizes[style].width),
  height: toInches(usualSizes[style].height),
})

export const both = (color: string) => ({ outside: color, inside: color })

const colors = ['#FFFFFF', '#C5B2A1', '#000000', '#3A2E2E', '#93A493', '#D8D8D8'] as const

/** The color at this index of the list, which starts again at its end. */
export const finishOf = (index: number) => both(colors[index % colors.length] ?? '#FFFFFF')
