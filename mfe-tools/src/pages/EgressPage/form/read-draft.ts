import type { LengthProblem } from '@virida/shared/products/catalogue/read-length'
import type { Frame } from '@virida/shared/products/egress/calculate'
import { egressWindowOf, isEgressSeries, type EgressWindow } from '@virida/shared/products/egress/formulas'
import { readFrameSide, readSill } from '@virida/shared/products/egress/frame-limits'
import type { Draft, FieldName } from './query'

/** A form that can be calculated. Lengths are in inches. */
export type Question = EgressWindow & Frame & { sill: number | undefined }

export type Problem = LengthProblem | 'NOT_CHOSEN'
export type Problems = Partial<Record<FieldName, Problem>>

export type ReadDraft = { ok: true; question: Question } | { ok: false; problems: Problems }

/** Reads a form. Series, style, width and height are required; the sill is optional. */
export function readDraft(draft: Draft): ReadDraft {
  const window = egressWindowOf(draft.series, draft.style)
  const [width, height, sill] = [
    readFrameSide(draft.width),
    readFrameSide(draft.height),
    readSill(draft.sill),
  ]
  const hasSeries = isEgressSeries(draft.series)
  const isSillWrong = !sill.ok && sill.problem !== 'EMPTY'
  if (window && width.ok && height.ok && !isSillWrong) {
    const sillHeight = sill.ok ? sill.inches : undefined
    return { ok: true, question: { ...window, width: width.inches, height: height.inches, sill: sillHeight } }
  }
  return {
    ok: false,
    problems: {
      ...(!hasSeries && { series: 'NOT_CHOSEN' }),
      // A chosen style can be checked only when the series is known.
      ...(!window && (hasSeries || !draft.style) && { style: 'NOT_CHOSEN' }),
      ...(!width.ok && { width: width.problem }),
      ...(!height.ok && { height: height.problem }),
      ...(isSillWrong && { sill: sill.problem }),
    },
  }
}
