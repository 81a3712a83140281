import { bellagioWindows } from './lines/bellagio-windows'
import { platinumWindows } from './lines/platinum-windows'
import { venetianDoors } from './lines/venetian-doors'
import { venetianWindows } from './lines/venetian-windows'
import type { ProductLine } from './product-line'
import type { LineSlug } from './slugs'

/** The four lines: small enough to come together, so that a line's page can show its neighbors. */
export const productLines: Readonly<Record<LineSlug, ProductLine>> = {
  'platinum-windows': platinumWindows,
  'bellagio-windows': bellagioWindows,
  'venetian-windows': venetianWindows,
  'venetian-doors': venetianDoors,
}

/** The other window lines, for quick-switch cards; a door line has none (specification: browsing, section 2). */
export function otherWindowLines(slug: LineSlug): readonly ProductLine[] {
  if (slug === 'venetian-doors') return []
  return [platinumWindows, bellagioWindows, venetianWindows].filter((line) => line.slug !== slug)
}
