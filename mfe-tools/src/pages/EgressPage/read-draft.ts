import { readLength, type LengthProblem } from '../../egress/length'
import { isEgressSeries, stylesOf, type Window } from '../../egress/openings'
import type { Frame } from '../../egress/sizes'
import type { Draft, FieldName } from './query'

/** A form that can be calculated. */
export type Question = Window & Frame & { sill: number | undefined }

export type Problem = LengthProblem | 'NOT_CHOSEN'
export type Problems = Partial<Record<FieldName, Problem>>

export type ReadDraft = { ok: true; question: Question } | { ok: false; problems: Problems }

/** Reads a form: series, style, width and height are required, a sill is not (specification, visitor actions 5). */
export function readDraft(draft: Draft): ReadDraft {
  const series = isEgressSeries(draft.series) ? draft.series : undefined
  const style = series && stylesOf(series).find((one) => one === draft.style)
  const [width, height] = [readLength(draft.width), readLength(draft.height)]
  const sill = readLength(draft.sill, { zero: true })
  const problems: Problems = {
    ...(!series && { series: 'NOT_CHOSEN' }),
    ...(!style && { style: 'NOT_CHOSEN' }),
    ...(!width.ok && { width: width.problem }),
    ...(!height.ok && { height: height.problem }),
    ...(!sill.ok && sill.problem !== 'EMPTY' && { sill: sill.problem }),
  }
  if (Object.keys(problems).length > 0 || !series || !style || !width.ok || !height.ok) {
    return { ok: false, problems }
  }
  const sillHeight = sill.ok ? sill.inches : undefined
  return {
    ok: true,
    question: { series, style, width: width.inches, height: height.inches, sill: sillHeight },
  }
}
