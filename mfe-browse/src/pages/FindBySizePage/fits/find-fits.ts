import { seriesFacts, type SizeLimits } from '@virida/shared/products/catalogue/facts'
import { misfits, type Misfit } from '@virida/shared/products/catalogue/fit'
import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { doorStyles } from '@virida/shared/products/catalogue/vocabulary/styles'
import { lineSlugs } from '@virida/shared/products/catalogue/line-slugs'
import { seriesSlugs, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { usualSizes } from '@virida/shared/products/catalogue/usual-sizes'
import type { Design } from '@virida/shared/products/design/design'
import { combinationHint, type CombinationHint } from './combination-hint'
import { layoutsAt, reachOf, type LayoutAt } from './layouts-at'
import type { Question } from '../form/size-query'

/** Why a series is not made. `of` is what the limit measures: the unit, a panel or a window of a bay. */
export type Reason = (Misfit & { kind: 'size'; of: SizeLimits['of'] }) | { kind: 'no_retrofit' }

/** Why only a dealer can tell whether a series is made: the catalog has no limit that decides it. */
export type Doubt = 'to_shape' | 'low_door' | 'narrow_panels'

export type Fit = { slug: SeriesSlug } & (
  | { verdict: 'made'; design: Design; panels: number }
  | { verdict: 'ask'; doubt: Doubt; design: Design }
  | { verdict: 'not_made'; reasons: readonly Reason[]; hint?: CombinationHint }
)

/** The doors: their layouts decide which sizes are made, so looking up a size needs their records. */
export const seriesOfPanels: readonly SeriesSlug[] = seriesSlugs.filter(
  (slug) => seriesFacts[slug].type === 'door',
)

/** Height of the lowest usual door. Below it, a dealer decides for doors that have no smallest height. */
const doorHeight = Math.min(...doorStyles.map((style) => usualSizes[style].height))

/**
 * Whether a series is made in the asked size, and why not.
 * @param record Needed for doors.
 */
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
  // Doors without a smallest width: at this width a single panel could fill the opening.
  return min === undefined && max !== undefined && width <= max ? 'narrow_panels' : undefined
}

/** How far a size is from the usual size of the style. 0 means equal; the unit is arbitrary. */
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
 * Looks up a size in all 21 series. Series that are made are sorted by how usual the size is for their style; ties
 * and all other series are in the order of the lines.
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
