import { seriesFacts } from '@virida/shared/catalogue/facts'
import { misfits } from '@virida/shared/catalogue/fit'
import type { Misfit } from '@virida/shared/catalogue/fit'
import type { SeriesRecord, SizeLimits } from '@virida/shared/catalogue/series-record'
import { doorStyles } from '@virida/shared/drawing/styles'
import { lineSlugs, seriesSlugs } from '@virida/shared/catalogue/slugs'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { usualSizes } from '@virida/shared/catalogue/usual-sizes'
import type { Design } from '@virida/shared/design/design'
import { combinationHint } from './combination-hint'
import type { CombinationHint } from './combination-hint'
import { layoutsAt, reachOf } from './layouts-at'
import type { LayoutAt } from './layouts-at'
import type { Question } from './size-query'

/** Why a series is not made as asked. `of` is what its limits measure. */
export type Reason = (Misfit & { kind: 'size'; of: SizeLimits['of'] }) | { kind: 'no_retrofit' }

/** Why a series may be made, and who knows: the catalogue gives no limit that would settle it. */
export type Doubt = 'to_shape' | 'low_door' | 'narrow_panels'

export type Fit = { slug: SeriesSlug } & (
  | { verdict: 'made'; design: Design; panels: number }
  | { verdict: 'ask'; doubt: Doubt; design: Design }
  | { verdict: 'not_made'; reasons: readonly Reason[]; hint?: CombinationHint }
)

/** Doors whose layouts decide what is made: their records are needed to look a size up. */
export const seriesOfPanels: readonly SeriesSlug[] = seriesSlugs.filter(
  (slug) => seriesFacts[slug].type === 'door',
)

/** The height of a usual patio door: below it, a door without a smallest size is a question for a dealer. */
const doorHeight = Math.min(...doorStyles.map((style) => usualSizes[style].height))

/** Whether one series is made as asked, and why not. `record` is needed for doors. */
export function fitOf(slug: SeriesSlug, question: Question, record?: SeriesRecord): Fit {
  const { frameKinds, size: limits } = seriesFacts[slug]
  const size = { width: question.width, height: question.height }
  const layouts = layoutsAt(slug, size, record)
  const made = layouts.find(({ isMade }) => isMade)
  const reasons: readonly Reason[] = [
    ...(question.installation === 'retrofit' && !frameKinds.includes('retrofit')
      ? [{ kind: 'no_retrofit' } as const]
      : []),
    ...(made || !limits ? [] : sizeReasons(layouts, limits, question)),
  ]
  if (reasons.length > 0 || !made) {
    const hint = reasons.some(({ kind }) => kind === 'no_retrofit') ? undefined : combinationHint(slug, size)
    return { slug, verdict: 'not_made', reasons, ...(hint && { hint }) }
  }
  const design = withFrame(made.design, question)
  const doubt = doubtOf(slug, question)
  return doubt
    ? { slug, verdict: 'ask', doubt, design }
    : { slug, verdict: 'made', design, panels: made.panels }
}

const withFrame = (design: Design, { installation }: Question): Design =>
  installation === 'retrofit' ? { ...design, frame: 'retrofit' } : design

function sizeReasons(
  layouts: readonly LayoutAt[],
  { of }: SizeLimits,
  question: Question,
): readonly Reason[] {
  return misfits({ ...reachOf(layouts), of }, question).map((misfit) => ({ kind: 'size', of, ...misfit }))
}

function doubtOf(slug: SeriesSlug, { width, height }: Question): Doubt | undefined {
  const { type, size } = seriesFacts[slug]
  if (!size) return 'to_shape'
  if (type !== 'door') return undefined
  if (size.height.min === undefined && height < doorHeight) return 'low_door'
  const { min, max } = size.width
  // Two panels, where one alone could be as wide.
  return min === undefined && max !== undefined && width <= max ? 'narrow_panels' : undefined
}

/** How far a size is from the usual one of a style: 0 is the same. */
function strangeness(slug: SeriesSlug, { width, height }: Question): number {
  const usual = usualSizes[seriesFacts[slug].style]
  return Math.abs(Math.log(width / usual.width)) + Math.abs(Math.log(height / usual.height))
}

export type Found = {
  made: readonly Extract<Fit, { verdict: 'made' }>[]
  ask: readonly Extract<Fit, { verdict: 'ask' }>[]
  notMade: readonly Extract<Fit, { verdict: 'not_made' }>[]
}

/**
 * All 21 series at a size. Those that are made begin with the styles for which the size is the most usual; series
 * of one style, and all others, stand in the order of the lines.
 */
export function findFits(question: Question, records: Partial<Record<SeriesSlug, SeriesRecord>>): Found {
  const line = (slug: SeriesSlug) => lineSlugs.indexOf(seriesFacts[slug].product)
  const fits = [...seriesSlugs]
    .sort((a, b) => line(a) - line(b))
    .map((slug) => fitOf(slug, question, records[slug]))
  return {
    made: fits
      .filter((fit) => fit.verdict === 'made')
      .sort((a, b) => strangeness(a.slug, question) - strangeness(b.slug, question)),
    ask: fits.filter((fit) => fit.verdict === 'ask'),
    notMade: fits.filter((fit) => fit.verdict === 'not_made'),
  }
}
