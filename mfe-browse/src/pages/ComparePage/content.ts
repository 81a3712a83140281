import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { seriesSlugs, type SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { catalogPath, comparePath } from '@virida/shared/site/addresses/pages'
import { homeCrumbs } from '@virida/shared/site/crumbs'
import { listed } from '@virida/shared/site/listed'

const titles = (slugs: readonly SeriesSlug[]) => listed(slugs.map((slug) => seriesFacts[slug].title))

export const compareHead = {
  title: 'Compare windows and patio doors',
  description: `Up to four of our ${seriesSlugs.length} series side by side: sizes, glazing, finishes, frame types, grids, smallest egress sizes and drawings to one scale.`,
}

export const compareContent = {
  title: 'Compare series',
  intro:
    'See up to four windows or doors side by side, drawn to one scale. Choose them here or in the catalog.',
  crumbs: homeCrumbs({ label: 'Catalog', href: catalogPath }, { label: 'Compare', href: comparePath }),
}

/** Id of the compared series, for the link that phones show above the lists. */
export const comparisonId = 'comparison'

export const chooserContent = {
  label: 'Series to compare',
  legend: `Choose up to four of our ${seriesSlugs.length} series.`,
  leadToTable: 'See the comparison',
  series: (place: number) => `Series ${place}`,
  add: 'Add a series',
  choose: 'Choose a series',
  remove: 'Remove',
  differences: 'Differences only',
  apply: 'Compare',
  print: 'Print',
  clear: 'Start over',
  twoOf: (count: number) => `Two of your ${count} series fit this screen. Swap in the others.`,
  all: (all: number) => `All ${all} rows`,
  differing: (differing: number, all: number) =>
    differing === 0 ? 'These series are alike in every row.' : `${differing} of ${all} rows differ`,
}

export const swapContent = {
  label: 'Swap',
  name: (title: string) => `Swap ${title} for another series`,
  compared: 'In this comparison',
}

export const noticeContent = {
  title: 'We couldn’t show everything in this link.',
  unknown: (names: readonly string[]) =>
    names.length === 1
      ? `We don’t make a series called “${listed(names)}”.`
      : `We don’t make series called ${listed(names.map((name) => `“${name}”`))}.`,
  repeated: (slugs: readonly SeriesSlug[]) =>
    `${titles(slugs)} ${slugs.length === 1 ? 'was listed more than once and is' : 'were listed more than once and are'} shown once.`,
  beyond: (slugs: readonly SeriesSlug[]) =>
    `You can compare four series at a time. Left out: ${titles(slugs)}. Remove one to make room.`,
}

export const startContent = {
  title: 'Popular comparisons',
  text: 'Start with one of these and change it as you like.',
  examples: [
    {
      title: 'Which single hung?',
      text: 'The same style from our three window lines.',
      slugs: ['platinum-single-hung', 'bellagio-single-hung', 'venetian-single-hung'],
    },
    {
      title: 'Which slider?',
      text: 'Horizontal sliders from our three window lines.',
      slugs: ['platinum-horizontal-slider', 'bellagio-horizontal-slider', 'venetian-horizontal-slider'],
    },
    {
      title: 'Slide, crank or lift?',
      text: 'Four ways to open a Venetian window.',
      slugs: [
        'venetian-horizontal-slider',
        'venetian-casement',
        'venetian-single-hung',
        'venetian-double-hung',
      ],
    },
    {
      title: 'The door to the patio',
      text: 'Two slide, one swings and one folds.',
      slugs: ['sliding-glass-door', 'french-sliding-door', 'french-swing-door', 'bi-fold-door'],
    },
    {
      title: 'A wall of glass',
      text: 'The two doors that open up a whole wall.',
      slugs: ['multi-slide-door', 'bi-fold-door'],
    },
  ] satisfies { title: string; text: string; slugs: SeriesSlug[] }[],
}

export const nextContent = {
  title: 'Add to the comparison',
  add: (title: string) => `Add ${title}`,
}
