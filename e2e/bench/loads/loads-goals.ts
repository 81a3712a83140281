import { median } from '../median'
import type { Load } from './cold-load'
import type { Audit } from './lighthouse'
import type { Navigation, NavigationKind } from './navigation'
import type { Variant } from './variants'

export type Results = {
  /** Loads by route. */
  loads: Record<string, Partial<Record<Variant, Load[]>>>
  navigations: Partial<Record<Variant, Record<NavigationKind, Navigation[]>>>
  lighthouse: Record<string, Audit>
}

/** The variants of which the report shows the ratio, `of` divided by `by`. */
export const comparisons: { of: Variant; by: Variant }[] = [
  { of: 'composed', by: 'bare' },
  { of: 'composed', by: 'monolith' },
  { of: 'composed', by: 'earlier' },
  { of: 'plain', by: 'composed' },
  { of: 'http2', by: 'composed' },
]

/** Bounds of ratios of medians. `earlier` is the build from which the goal for readiness was set, commit 10cc63b. */
const ratios: { key: 'fcp' | 'lcp' | 'ready'; of: Variant; by: Variant; bound: (route: string) => Bound }[] =
  [
    { key: 'fcp', of: 'composed', by: 'bare', bound: () => ({ most: 1.1 }) },
    { key: 'lcp', of: 'composed', by: 'bare', bound: () => ({ most: 1.1 }) },
    { key: 'fcp', of: 'composed', by: 'monolith', bound: () => ({ most: 1.05 }) },
    { key: 'ready', of: 'composed', by: 'monolith', bound: () => ({ most: 1.05 }) },
    { key: 'fcp', of: 'plain', by: 'composed', bound: () => ({ least: 4 }) },
    {
      key: 'ready',
      of: 'composed',
      by: 'earlier',
      bound: (route) => ({ most: isSeries(route) ? 0.75 : 0.85 }),
    },
  ]

/** Bounds of the composed site's own figures. */
const figures: { key: 'cls' | 'scriptToReady'; title: string; most: (route: string) => number }[] = [
  { key: 'cls', title: 'CLS', most: () => 0.02 },
  { key: 'scriptToReady', title: 'script kB until ready', most: (route) => (isContent(route) ? 110 : 130) },
]

type Bound = { most: number } | { least: number }

const isSeries = (route: string) => route.startsWith('/series/')
/** Pages to read. The others are tools. */
const isContent = (route: string) => route === '/'

/** Longest time from a click until the page is painted when the pointer has rested on the link, in ms. */
const mostNavigation = 100

export const valuesOf = <Item, Key extends keyof Item>(items: readonly Item[], key: Key) =>
  items.map((item) => item[key])

/** The goals that a route misses. With `isSure` only those that are missed by more than the spread of the loads. */
export function missedByLoads(route: string, loads: Results['loads'][string], isSure: boolean): string[] {
  const missedRatios = ratios.flatMap(({ key, of, by, bound }) => {
    const [own, other] = [loads[of], loads[by]]
    if (!own || !other) return []
    const limit = bound(route)
    const ratio = ratioOf(
      valuesOf(own, key),
      valuesOf(other, key),
      isSure && ('most' in limit ? 'least' : 'most'),
    )
    return isWithin(ratio, limit)
      ? []
      : [`${key.toUpperCase()} ${of} / ${by} ${ratio.toFixed(2)} (goal ${goalText(limit)})`]
  })
  const missedFigures = figures.flatMap(({ key, title, most }) => {
    const values = valuesOf(loads.composed ?? [], key)
    const value = isSure ? Math.min(...values) : median(values)
    return value <= most(route)
      ? []
      : [`${title} ${value.toFixed(3)} (goal ${goalText({ most: most(route) })})`]
  })
  return [...missedRatios, ...missedFigures]
}

/** The goals that navigations of the composed site miss when the pointer has rested on the link. */
export function missedByNavigations({ navigations }: Results, isSure: boolean): string[] {
  const figure = isSure ? (values: number[]) => Math.min(...values) : median
  return (['composed', 'http2'] as const).flatMap((variant) =>
    (['warm', 'phone'] as const).flatMap((kind) => {
      const own = navigations[variant]?.[kind] ?? []
      const [ms, requests] = [figure(valuesOf(own, 'ms')), figure(valuesOf(own, 'requests'))]
      const name = kind === 'phone' ? `${variant} on the phone` : variant
      return [
        ...(ms > mostNavigation ? [`${name}: ${ms.toFixed(0)} ms (goal ${mostNavigation})`] : []),
        ...(requests > 0 ? [`${name}: ${requests} requests after the click (goal 0)`] : []),
      ]
    }),
  )
}

/**
 * Whether no goal is missed by more than the spread. Lighthouse's performance is measured once, so it has no spread. A page
 * that could not be audited misses its goals.
 */
export const isWithinGoals = (results: Results) =>
  Object.entries(results.loads).every(([route, loads]) => missedByLoads(route, loads, true).length === 0) &&
  missedByNavigations(results, true).length === 0 &&
  Object.values(results.lighthouse).every(hasFullScores)

function hasFullScores(audit: Audit): boolean {
  if ('error' in audit) return false
  const { Performance: _, ...others } = audit.scores
  return Object.values(others).every((score) => score === 100)
}

function ratioOf(own: number[], other: number[], extreme: 'least' | 'most' | false): number {
  if (extreme === 'least') return Math.min(...own) / Math.max(...other)
  if (extreme === 'most') return Math.max(...own) / Math.min(...other)
  return median(own) / median(other)
}

const isWithin = (value: number, bound: Bound) =>
  'most' in bound ? value <= bound.most : value >= bound.least
const goalText = (bound: Bound) => ('most' in bound ? `at most ${bound.most}` : `at least ${bound.least}`)
