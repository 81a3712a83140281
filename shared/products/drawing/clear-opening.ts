import { rect, type Rect } from './canvas/geometry'
import type { Product } from './product/input'
import { layoutOf } from './layout/layout'
import type { Panel } from './layout/panel'

type Span = readonly [from: number, to: number]

/** The widest part of a span that no cover overlaps. */
function widest([from, to]: Span, covers: readonly Span[]): Span {
  let best: Span = [from, from]
  let at = from
  for (const [start, end] of [...covers].sort((a, b) => a[0] - b[0])) {
    if (Math.min(start, to) - at > best[1] - best[0]) best = [at, Math.min(start, to)]
    at = Math.max(at, end)
  }
  return to - at > best[1] - best[0] ? [at, to] : best
}

/** The horizontal span that a panel covers when the product is open: its edge, or its whole width. */
function across(panel: Panel, panels: readonly Panel[], stop: number): Span {
  const { outline, motion } = panel
  const [from, to] = [outline.x, outline.x + outline.width]
  if (motion.kind === 'slide') return [from + motion.dx, to + motion.dx]
  if (motion.kind === 'hinge') return motion.on === 'left' ? [from, from + stop] : [to - stop, to]
  if (motion.kind === 'fold') {
    const row = panels.filter(
      (other) => other.motion.kind === 'fold' && other.motion.toward === motion.toward,
    )
    const first = motion.toward === 'left' ? row[0] : row.at(-1)
    if (!first) return [from, to]
    const jamb = motion.toward === 'left' ? first.outline.x : first.outline.x + first.outline.width
    return motion.toward === 'left'
      ? [jamb + motion.index * stop, jamb + (motion.index + 1) * stop]
      : [jamb - (motion.index + 1) * stop, jamb - motion.index * stop]
  }
  return [from, to]
}

/**
 * The clear opening of the fully open product, in inches of its drawing. For the series that the egress calculator
 * covers it equals the result of the egress formulas (R-EGRESS-7). Undefined when nothing opens, for bays, which are
 * not covered, and for awnings, whose open sash blocks the opening.
 */
export function clearOpening(product: Product): Rect | undefined {
  const { opening, panels } = layoutOf(product)
  const { stop } = product.profile
  if (panels.every(({ motion }) => motion.kind === 'fixed') || product.style === 'awning') return undefined
  if (product.style === 'single_hung' || product.style === 'double_hung') {
    const height = Math.max(opening.height / 2 - stop, 0)
    return rect(opening.x, opening.y + opening.height - height, opening.width, height)
  }
  const [from, to] = widest(
    [opening.x, opening.x + opening.width],
    panels.map((panel) => across(panel, panels, stop)),
  )
  return rect(from, opening.y, to - from, opening.height)
}
