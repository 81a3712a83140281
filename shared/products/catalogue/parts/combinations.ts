import type { Combination, CombinationRow, CombinationUnit, DoorPanels } from '../series-record'
import { shapeTitles, type SpecialtyShape } from '../vocabulary/shapes'
import { styleLabels } from '../vocabulary/styles'
import { idFromTitle } from './grids'

type Hung = 'single_hung' | 'double_hung'
type Titled = readonly [title: string, rows: readonly CombinationRow[]]

const row = (height: number, ...units: CombinationUnit[]): CombinationRow => ({ height, units })
const fixed = (width: number): CombinationUnit => ({ style: 'picture', width })
const hung = (style: Hung, width: number): CombinationUnit => ({ style, width })
const slider = (width: number, operation: string): CombinationUnit => ({
  style: 'horizontal_slider',
  width,
  operation,
})
/** A casement with its hinges on the left (XL) or right (XR), seen from outside. */
const casement = (width: number, operation: 'XL' | 'XR'): CombinationUnit => ({
  style: 'casement',
  width,
  operation,
})
const awning = (width: number): CombinationUnit => ({ style: 'awning', width })
const shaped = (width: number, shape: SpecialtyShape): CombinationUnit => ({
  style: 'round_top_specialty_shapes',
  width,
  shape,
})

/** One to three hung windows side by side, and fixed glass above or below. */
export const hungCombinations = (style: Hung): readonly Titled[] => [
  [styleLabels[style], [row(60, hung(style, 36))]],
  ['Twin', [row(60, hung(style, 36), hung(style, 36))]],
  ['Triple', [row(60, hung(style, 30), hung(style, 30), hung(style, 30))]],
  ['Half-Round Above', [row(18, shaped(36, 'half_round')), row(60, hung(style, 36))]],
  ['Fixed Above', [row(18, fixed(36)), row(60, hung(style, 36))]],
  ['Fixed Below', [row(60, hung(style, 36)), row(18, fixed(36))]],
]

export const sliderCombinations: readonly Titled[] = [
  ['Half Vent, XO', [row(48, slider(60, 'XO'))]],
  ['Half Vent, OX', [row(48, slider(60, 'OX'))]],
  ['Double Vent, XOX', [row(48, slider(96, 'XOX'))]],
  ['Half-Round Above', [row(30, shaped(60, 'half_round')), row(48, slider(60, 'XO'))]],
  ['Fixed Above', [row(18, fixed(60)), row(48, slider(60, 'XO'))]],
  ['Fixed Below', [row(48, slider(60, 'XO')), row(18, fixed(60))]],
]

export const casementCombinations: readonly Titled[] = [
  ['Single Vent', [row(54, casement(28, 'XL'))]],
  ['Double Vent', [row(54, casement(28, 'XL'), casement(28, 'XR'))]],
  ['Single Vent and Picture', [row(54, casement(26, 'XL'), fixed(48))]],
  ['Double Vent and Picture', [row(54, casement(24, 'XL'), fixed(48), casement(24, 'XR'))]],
  ['Fixed Above', [row(18, fixed(56)), row(54, casement(28, 'XL'), casement(28, 'XR'))]],
]

export const awningCombinations: readonly Titled[] = [
  ['Single Vent', [row(30, awning(48))]],
  ['Double Vent', [row(30, awning(42), awning(42))]],
  ['Fixed Above', [row(42, fixed(48)), row(24, awning(48))]],
  ['Fixed Below', [row(24, awning(48)), row(42, fixed(48))]],
  ['Fixed Between', [row(20, awning(48)), row(36, fixed(48)), row(20, awning(48))]],
]

export const pictureCombinations: readonly Titled[] = [
  ['Picture Window', [row(48, fixed(60))]],
  ['Multi-Lite, 2 Wide', [row(48, fixed(48), fixed(48))]],
  ['Multi-Lite, 3 Wide', [row(60, fixed(32), fixed(32), fixed(32))]],
  ['Multi-Lite, 2 High', [row(20, fixed(60)), row(48, fixed(60))]],
  ['Half-Round Above', [row(30, shaped(60, 'half_round')), row(48, fixed(60))]],
]

export const bayCombinations: readonly Titled[] = [
  ['Fixed Center, Single Hung Sides', [row(54, hung('single_hung', 24), fixed(48), hung('single_hung', 24))]],
  [
    'Twin Center, Single Hung Sides',
    [row(54, hung('single_hung', 22), fixed(32), fixed(32), hung('single_hung', 22))],
  ],
  ['All Fixed', [row(54, fixed(24), fixed(48), fixed(24))]],
]

const shapeSizes: Record<SpecialtyShape, readonly [width: number, height: number]> = {
  arch: [60, 24],
  round: [36, 36],
  half_round: [60, 30],
  quarter_round: [36, 36],
  trapezoid: [48, 42],
  octagon: [30, 30],
  hexagon: [36, 32],
  pentagon: [36, 42],
}
export const shapeCombinations = (shapes: readonly SpecialtyShape[]): readonly Titled[] =>
  shapes.map((shape) => {
    const [width, height] = shapeSizes[shape]
    return [shapeTitles[shape], [row(height, shaped(width, shape))]]
  })

export const combinationsOf = (combinations: readonly Titled[]): readonly Combination[] =>
  combinations.map(([title, rows]) => ({ id: idFromTitle(title), title, rows }))

export const doorLayouts = (
  ...layouts: readonly (readonly [title: string, door: DoorPanels])[]
): readonly Combination[] => layouts.map(([title, door]) => ({ id: idFromTitle(title), title, door }))
