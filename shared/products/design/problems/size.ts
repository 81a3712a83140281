import { misfits, type Misfit } from '../../catalogue/fit'
import type { SeriesRecord } from '../../catalogue/series-record'
import type { Design } from '../design'
import { layoutsOf, panelsOf } from '../layouts'
import { limitsOf, type UnitLimits } from '../limits'
import { limitWords, problemWords as words } from './problem-words'
import type { Problem } from './problem'
import { heightOfRound } from '../shape-rules'
import { shapeTitles } from '../../catalogue/vocabulary/shapes'

/** Sides outside the limits of the series, and round shapes that would not be round. */
export function sizeProblems(design: Design, record: SeriesRecord): readonly Problem[] {
  const limits = limitsOf(design)
  return limits
    ? misfits(limits, design).map((misfit) => sideProblem(design, record, limits, misfit))
    : roundProblems(design)
}

function sideProblem(
  design: Design,
  record: SeriesRecord,
  limits: UnitLimits,
  { side, problem, limit }: Misfit,
): Problem {
  const large = problem === 'too_large'
  const message = words.size(side, limitWords(record.title, side, limits), design[side], large)
  const more = side === 'width' && large ? panelsFor(design, record, limits) : undefined
  return {
    field: side,
    message: more ? `${message} ${words.morePanels(more)}` : message,
    mend: { label: words.makeSide(side, limit), design: { ...design, [side]: limit } },
  }
}

/** The number of panels that a too wide door needs, if the series has such a layout. */
function panelsFor({ series, width }: Design, record: SeriesRecord, { of, part }: UnitLimits) {
  const { max } = part.width
  if (of !== 'panel' || max === undefined) return undefined
  const needed = Math.ceil(width / max)
  return layoutsOf(record).some(({ operation }) => panelsOf({ series, width, operation }) >= needed)
    ? needed
    : undefined
}

function roundProblems(design: Design): readonly Problem[] {
  const { shape, width, height } = design
  const round = shape && heightOfRound(shape, width)
  if (!shape || round === undefined || round === height) return []
  return [
    {
      field: 'height',
      message: words.round(shapeTitles[shape], shape === 'half_round'),
      mend: { label: words.makeSide('height', round), design: { ...design, height: round } },
    },
  ]
}
