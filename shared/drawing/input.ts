import type { Hex } from './color'
import { luminance } from './color'
import { DrawingError } from './error'
import type { GlassKind } from './glass'
import { fromBehind, parseOperation, type Leaf } from './operation'
import { profileOf, type ProductType, type Profile } from './profiles'
import type { OperatingStyle } from './styles'

export type View = 'outside' | 'inside'

/** How bars divide a lite. Columns and rows count lites; `top` leaves the lower sash clear. */
export type GridPattern =
  | { kind: 'colonial'; columns: number; rows: number; sashes?: 'each' | 'top' }
  | { kind: 'marginal' | 'perimeter' | 'prairie' | 'palladian' }
  | { kind: 'queen_anne'; sashes?: 'each' | 'top' }
  | { kind: 'fan'; rays: number }

/** 5/8 in bars are flat, 1 in bars are sculptured (specification, browsing 9). */
export type BarWidth = 0.625 | 1

export type SpecialtyShape =
  'arch' | 'round' | 'half_round' | 'quarter_round' | 'trapezoid' | 'octagon' | 'hexagon' | 'pentagon'

/** A product as data. Sizes in inches; `operation` as it is seen from outside, whatever the view. */
export type DrawingInput = {
  style: OperatingStyle
  width: number
  height: number
  productType?: ProductType
  operation?: string
  shape?: SpecialtyShape
  /** A shape or a unit the other way round, left to right. */
  flip?: boolean
  /** Colours of the two faces, #RRGGBB. */
  finish?: { outside: string; inside: string }
  view?: View
  grid?: GridPattern
  barWidth?: BarWidth
  glass?: GlassKind
  hardware?: string
  /** 0 shut, 1 open as far as it goes. */
  open?: number
  /** Widths of parts that differ from the table of the line. */
  profile?: Partial<Profile>
}

/** An input with nothing left open, seen from the side of its view. */
export type Product = {
  style: OperatingStyle
  width: number
  height: number
  productType: ProductType
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
    throw new DrawingError('COLOR', `Drew a product in the color "${value}", which is not written #RRGGBB`)
  }
  return value as Hex
}

/** Fills in what an input leaves open. Throws `DrawingError` for what cannot be drawn. */
export function resolve(input: DrawingInput): Product {
  const { style, width, height, view = 'outside', productType = 'venetian' } = input
  if (!(width > 0 && height > 0 && width < 1000 && height < 1000)) {
    throw new DrawingError('SIZE', `Drew ${style} at ${width} x ${height} in, which is no size`)
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
    // Below the smallest sizes made, a whole frame would leave no opening to draw.
    profile: { ...profile, frame: Math.min(profile.frame, Math.min(width, height) / 4) },
  }
}
