import { bellagioWindows } from './bellagio-windows'
import { platinumWindows } from './platinum-windows'
import { venetianDoors } from './venetian-doors'
import { venetianWindows } from './venetian-windows'
import type { ProductLine } from '../product-line'
import type { LineSlug } from '../line-slugs'

/** The four lines. They are small, so they load together, and the page of a line can show the others. */
export const productLines: Readonly<Record<LineSlug, ProductLine>> = {
  'platinum-windows': platinumWindows,
  'bellagio-windows': bellagioWindows,
  'venetian-windows': venetianWindows,
  'venetian-doors': venetianDoors,
}

/** The other window lines, to switch to from a line's page. Empty for doors. */
export function otherWindowLines(slug: LineSlug): readonly ProductLine[] {
  if (slug === 'venetian-doors') return []
  return [platinumWindows, bellagioWindows, venetianWindows].filter((line) => line.slug !== slug)
}
