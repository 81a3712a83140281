import { highestSill, isSillLowEnough, type Floor, type Measure } from '../building-code/minimums'
import { inches, toInches } from '../catalogue/dimension'
import type { Design } from '../design/design'
import { egressWindowFor } from '../design/egress-window'
import { usualDesign } from '../design/usual-design'
import { alternatives } from '../egress/alternatives'
import { allPass, marginOf, passes, type Frame } from '../egress/calculate'
import { checkOpening, type CheckedOpening } from '../egress/check-opening'
import { smallestChanges, type Change } from '../egress/smallest-changes'
import { verdictAt } from '../egress/verdict'
import type { DescribedWindow } from './describe-window'
import type { ProjectWindow } from './project'

/** Why a sleeping room has no verdict. `size` means that the frame is not made in this size. */
export type NotChecked = 'no_series' | 'not_covered' | 'size'

/** The egress check of one row of a project. A row that is not in a sleeping room is `out`. */
export type RowEgress =
  | { state: 'out' }
  | { state: 'not_checked'; reason: NotChecked }
  | {
      state: 'passes' | 'fails'
      floor: Floor
      opening: CheckedOpening
      verdict: ReturnType<typeof verdictAt>
      /** Inches and square feet by which the opening exceeds the minimums of its floor. Negative: too small. */
      margins: Readonly<Record<Measure, number>>
      /** Inches by which the opening begins below the highest sill. Undefined if the sill is not known. */
      sillMargin?: number
    }

const floorOf = ({ grade }: Pick<ProjectWindow, 'grade'>): Floor => (grade ? 'first' : 'upper')

const frameOf = ({ width, height }: Pick<Design, 'width' | 'height'>): Frame => ({
  width: toInches(width),
  height: toInches(height),
})

/** Checks the opening of a row on its floor. */
export function egressOfRow(
  window: Pick<DescribedWindow, 'made' | 'sleeping' | 'grade' | 'sill'>,
): RowEgress {
  if (!window.sleeping) return { state: 'out' }
  const { design } = window.made ?? {}
  if (!design) return { state: 'not_checked', reason: 'no_series' }
  const covered = egressWindowFor(design)
  if (!covered) return { state: 'not_checked', reason: 'not_covered' }
  const opening = checkOpening(covered, frameOf(design))
  if (opening.misfits.length > 0) return { state: 'not_checked', reason: 'size' }

  const floor = floorOf(window)
  const sill = window.sill === undefined ? undefined : toInches(window.sill)
  const isLowEnough = sill === undefined || isSillLowEnough(sill)
  return {
    state: allPass(opening.result.passes[floor]) && isLowEnough ? 'passes' : 'fails',
    floor,
    opening,
    verdict: verdictAt(opening.result, sill),
    margins: {
      width: marginOf(opening.result, 'width', floor),
      height: marginOf(opening.result, 'height', floor),
      area: marginOf(opening.result, 'area', floor),
    },
    ...(sill !== undefined && { sillMargin: highestSill - sill }),
  }
}

/** A design with which a row passes. `change` says by how much it is larger; without it, the series is another one. */
export type Mend = { design: Design; change?: Change }

/**
 * Designs with which a failing row passes on its floor, as estimated: the smallest enlargements of the frame, then the
 * other windows that pass in the same size. Empty if the opening is large enough.
 */
export function mendsOf(design: Design, floor: Floor): Mend[] {
  const covered = egressWindowFor(design)
  if (!covered) return []
  const frame = frameOf(design)
  if (passes(covered, frame, floor)) return []
  return [
    ...smallestChanges(covered, frame, floor).map((change) => ({
      design: { ...design, width: inches(change.frame.width), height: inches(change.frame.height) },
      change,
    })),
    ...alternatives(covered, frame, floor).map(({ slug }) => ({
      design: { ...usualDesign(slug), width: design.width, height: design.height },
    })),
  ]
}
