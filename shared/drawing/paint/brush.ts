import type { Product } from '../input'
import { lookOf } from '../glass'

/** What every part of one drawing is painted with. */
export type Brush = {
  product: Product
  /** The finest line: a fraction of the drawing, so that large doors do not fade nor small windows clog. */
  hair: number
  gleam: number
  textured: boolean
}

/** `span` is the longer side of the drawing that the product is part of; its own where it stands alone. */
export function brushFor(product: Product, span = Math.max(product.width, product.height)): Brush {
  const { gleam, texture } = lookOf(product.glass)
  return {
    product,
    hair: span / 560,
    gleam: product.view === 'inside' ? gleam * 0.6 : gleam,
    textured: texture !== undefined,
  }
}
