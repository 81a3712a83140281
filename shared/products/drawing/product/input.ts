import { type Hex, luminance } from '../canvas/color'
import { DrawingError } from './error'
import { fromBehind, parseOperation, type Leaf } from './operation'
import type { GlassKind } from '../../catalogue/vocabulary/glass'
import type { BarWidth, GridPattern } from '../../catalogue/vocabulary/grids'
import type { SpecialtyShape } from '../../catalogue/vocabulary/shapes'
import type { OperatingStyle } from '../../catalogue/vocabulary/styles'
import type { WindowLine } from '../../catalogue/vocabulary/window-lines'
import { profileOf, type Profile } from './profiles'

export type View = 'outside' | 'inside'

/** The product to draw. Sizes are in inches. `operation` is as seen from outside, whatever the view. */
export type DrawingInput = {
  style: OperatingStyle
  width: number
  height: number
  productType?: WindowLine
  operation?: string
  shape?: SpecialtyShape
  /** Mirrors the shape left to right. */
  flip?: boolean
  /** Colors of the outside and inside faces, #RRGGBB. */
  finish?: { outside: string; inside: string }
  view?: View
  grid?: GridPattern
  barWidth?: BarWidth
  glass?: GlassKind
  hardware?: string
  /** 0 is closed, 1 is fully open. */
  open?: number
  /** Overrides part widths of the product line. */
  profile?: Partial<Profile>
}

/** The input with all defaults filled in, as seen from the side that `view` names. */
export type Product = {
  style: OperatingStyle
  width: number
  height: number
  productType: WindowLine
  shape: SpecialtyShape
  flip: boolean
  leaves: readonly Leaf[]
  view: View
  finish: Hex
  hardware: Hex
  glass: GlassKind
  grid: GridPattern | undefined
  barWidth: BarWidth
  open: number
  profile: Profile
}

function color(value: string): Hex {
  if (!/^#[0-9a-f]{6}$/i.test(value)) {
    throw new DrawingError('COLOR', `Cannot draw the color "${value}": write it as #RRGGBB`)
  }
  return value as Hex
}

/** Fills in the defaults of an input. Throws `DrawingError` when it cannot be drawn. */
export function resolve(input: DrawingInput): Product {
  const { style, width, height, view = 'outside', productType = 'venetian' } = input
  if (!(width > 0 && height > 0 && width < 1000 && height < 1000)) {
    throw new DrawingError(
      'SIZE',
      `Cannot draw ${style} at ${width} x ${height} in: each side must be over 0 and under 1000`,
    )
  }
  const leaves = parseOperation(style, width, input.operation)
  const finish = color(input.finish?.[view] ?? '#FFFFFF')
  const profile = { ...profileOf(style, productType), ...input.profile }
  return {
    style,
    width,
    height,
    productType,
    shape: input.shape ?? 'arch',
    flip: (input.flip ?? false) !== (view === 'inside'),
    leaves: view === 'inside' ? fromBehind(leaves) : leaves,
    view,
    finish,
    hardware: color(input.hardware ?? (luminance(finish) < 0.4 ? '#2b2c2d' : '#e4e4e0')),
    glass: input.glass ?? 'low_e3',
    grid: input.grid,
    barWidth: input.barWidth ?? 0.625,
    open: Math.min(Math.max(input.open ?? 0, 0), 1),
    // In very small sizes a full frame would leave no opening to draw.
    profile: { ...profile, frame: Math.min(profile.frame, Math.min(width, height) / 4) },
  }
}
