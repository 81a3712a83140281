import {
  formatInches,
  formatNumber,
  formatRange,
  formatSize,
  nearestSixteenth,
  toInches,
  type Sixteenths,
} from '@virida/shared/products/catalogue/dimension'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { seriesSlugs, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { dealersPath } from '@virida/shared/site/addresses/pages'
import type { CombinationHint } from '../fits/combination-hint'
import type { Doubt, Reason } from '../fits/find-fits'
import type { Installation, Question } from '../form/size-query'

const size = ({ width, height }: Question) => formatSize(width, height)
const series = (count: number) => (count === 1 ? '1 series' : `${count} series`)
const across = { width: 'wide', height: 'tall' } as const
const placed: Record<Installation, string> = {
  retrofit: 'with a retrofit frame',
  new: 'for new construction',
}

export const resultWords = {
  found: (count: number, question: Question) =>
    `${count} of ${seriesSlugs.length} series ${count === 1 ? 'is' : 'are'} made at ${size(question)} ${placed[question.installation]}.`,
  made: 'Made at this size',
  order: 'The most common sizes for each style come first.',
  none: {
    title: 'No series is made at this size as one unit.',
    text: 'The reasons below give the closest sizes, and any combination that reaches yours.',
  },
  ask: 'Ask a dealer first',
  askText: 'Our size limits don’t settle these.',
  notMade: 'Not made at this size',
  notMadeText: (count: number) => `${series(count)}, with the reason for each.`,
  compare: (count: number) => `Compare the first ${count === 2 ? 'two' : count === 3 ? 'three' : 'four'}`,
  egress: 'Check a bedroom window for egress',
  dealer: { label: 'Find a Dealer', href: dealersPath },
  panels: (count: number, width: Sixteenths, operation: string | undefined) =>
    `${count === 1 ? '1 panel' : `${count} panels`} of about ${formatInches(nearestSixteenth(toInches(width) / count))}${operation ? `, ${operation}` : ''}`,
}

export const doubtWords: Record<Doubt, string> = {
  to_shape: 'Made to the shape of your opening, from a sketch or a template. There is no size list for it.',
  low_door: 'No smallest height is listed. Our doors are usually at least 80 in tall.',
  narrow_panels: 'No smallest panel is listed, and at this width one panel alone could fill the opening.',
}

/** Why a series is not made in the asked size, in one sentence. */
export function reasonText(slug: SeriesSlug, reason: Reason): string {
  if (reason.kind === 'no_retrofit') return 'Not offered in a retrofit frame.'
  const { side, problem, limit, of } = reason
  const made = `Made ${problem === 'too_large' ? 'up to' : 'from'} ${formatInches(limit)} ${across[side]}`
  const part = seriesFacts[slug].size?.[side]
  const isPart = of !== 'unit' && part && limit !== part[problem === 'too_large' ? 'max' : 'min']
  if (!isPart) return `${made}.`
  const one = of === 'panel' ? 'its panels are' : 'the windows of the bay are'
  return `${made}: ${one} ${formatRange(part)} ${across[side]} each.`
}

/** Describes a combination that reaches the size. */
export function hintText(hint: CombinationHint, { width, height }: Question): string {
  if (hint.kind === 'fixed_above') {
    const { above, height: below } = hint
    return `As a combination, ${hint.title}: ${formatSize(width, below)} under a fixed lite of ${formatSize(width, above)}.`
  }
  const each = nearestSixteenth(toInches(hint.width as Sixteenths))
  const about = each === hint.width ? '' : 'about '
  const counts = ['', '', 'two', 'three', 'four']
  return `As a combination, ${hint.title}: ${counts[hint.count] ?? hint.count} of ${about}${formatNumber(each)} × ${formatInches(height)} side by side (mulled).`
}
