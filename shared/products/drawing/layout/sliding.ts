import { rect } from '../canvas/geometry'
import type { Product } from '../product/input'
import { isDoorStyle } from '../../catalogue/vocabulary/styles'
import { columns, openingOf, type Panel } from './panel'

type Travel = { toward: 'left' | 'right'; steps: number }

/**
 * The direction in which each panel slides, and past how many panels. A run of sliding panels parks in front of the
 * fixed panel or in the pocket at its end. If both ends have a fixed panel or a pocket, the run
 * parts in the middle.
 */
function travels({ leaves, view }: Product): (Travel | undefined)[] {
  const ends = (at: number, step: number) => {
    let steps = 1
    while (leaves[at + step * steps] === 'slide') steps += 1
    return { steps, parks: leaves[at + step * steps] !== undefined }
  }
  return leaves.map((leaf, index) => {
    if (leaf !== 'slide') return undefined
    const left = ends(index, -1)
    const right = ends(index, 1)
    // If both directions are equally short, the panel goes left as seen from outside.
    const nearer = left.steps < right.steps || (left.steps === right.steps && view === 'outside')
    if (left.parks && (!right.parks || nearer)) return { toward: 'left', steps: left.steps }
    // If there is nowhere to park, the run stacks in front of its own last panel.
    return { toward: 'right', steps: right.parks ? right.steps : right.steps - 1 }
  })
}

/**
 * Panels of sliding windows and doors. A moving panel is on a track further inside than the panel it parks in front
 * of.
 */
export function slidingPanels(product: Product): Panel[] {
  const { sash, rail, bead, stop, foot } = product.profile
  const moves = travels(product).filter((_, index) => product.leaves[index] !== 'pocket')
  const leaves = product.leaves.filter((leaf) => leaf !== 'pocket')
  const door = isDoorStyle(product.style)
  // In XOX, each vent takes a quarter of the width.
  const shares = !door && leaves.join() === 'slide,fixed,slide' ? [1, 2, 1] : leaves.map(() => 1)
  const cells = columns(openingOf(product), shares)
  const tracks = moves.map((move) => move?.steps ?? 0)

  return cells.map((cell, index): Panel => {
    const move = moves[index]
    const track = tracks[index] ?? 0
    const laps = (neighbor: number) => tracks[neighbor] !== undefined && tracks[neighbor] !== track
    const left = laps(index - 1) ? rail / 2 : 0
    const right = laps(index + 1) ? rail / 2 : 0
    const face = move || door ? sash : bead
    const travel = move ? Math.max(move.steps * (cell.width - stop), 0) : 0
    return {
      cell,
      outline: rect(cell.x - left, cell.y, cell.width + left + right, cell.height),
      motion: move
        ? { kind: 'slide', dx: move.toward === 'left' ? -travel : travel, dy: 0 }
        : { kind: 'fixed' },
      track,
      faces: {
        left: left ? rail : face,
        top: face,
        right: right ? rail : face,
        bottom: foot && (move || door) ? foot : face,
      },
      sash: move !== undefined || door,
    }
  })
}
