import type { Product } from '../product/input'
import { lookOf } from './glass'

/** The settings that all parts of one drawing share. */
export type Brush = {
  product: Product
  /**
   * Width of a thin line in inches; other lines are multiples or fractions of it. It grows with the drawing, so that
   * lines look alike at every size.
   */
  hair: number
  gleam: number
  textured: boolean
}

/** `span` is the longer side of the whole drawing, in inches. */
export function brushFor(product: Product, span = Math.max(product.width, product.height)): Brush {
  const { gleam, texture } = lookOf(product.glass)
  return {
    product,
    hair: span / 560,
    gleam: product.view === 'inside' ? gleam * 0.6 : gleam,
    textured: texture !== undefined,
  }
}
