import { rect, type Rect } from './geometry'
import type { Product } from './input'
import { layoutOf } from './layout/layout'
import type { Panel } from './layout/panel'

type Span = readonly [from: number, to: number]

/** The widest part of a span that none of the others covers. */
function widest([from, to]: Span, covers: readonly Span[]): Span {
  let best: Span = [from, from]
  let at = from
  for (const [start, end] of [...covers].sort((a, b) => a[0] - b[0])) {
    if (Math.min(start, to) - at > best[1] - best[0]) best = [at, Math.min(start, to)]
    at = Math.max(at, end)
  }
  return to - at > best[1] - best[0] ? [at, to] : best
}

/** What a panel still covers from left to right when the product is open: an edge on, or its whole width. */
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
 * The clear opening of the fully opened product, in inches of its drawing: what the egress formulas of the
 * specification (visitor actions 9) measure where they know the product. Undefined where nothing opens; an
 * awning's sash stands in front of its opening, so that it has none to climb through.
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
