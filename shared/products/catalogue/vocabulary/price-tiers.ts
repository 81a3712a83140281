import type { LineSlug } from '../line-slugs'

export type PriceTier = '$' | '$$' | '$$$'

export const priceTiers: Readonly<Record<LineSlug, PriceTier>> = {
  'platinum-windows': '$',
  'bellagio-windows': '$$',
  'venetian-windows': '$$$',
  'venetian-doors': '$$$',
}

export const priceTierLabel = 'Price tier'
