import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { catalogPath, comparePath } from '@virida/shared/site/addresses/pages'
import { homeCrumbs } from '@virida/shared/site/crumbs'

const list = new Intl.ListFormat('en-US')
const titles = (slugs: readonly SeriesSlug[]) => list.format(slugs.map((slug) => seriesFacts[slug].title))

export const compareHead = {
  title: 'Compare windows and patio doors',
  description:
    'Up to four of our 21 series side by side: sizes, glazing, finishes, frame types, grids, smallest egress sizes and drawings to one scale.',
}

export const compareContent = {
  title: 'Compare series',
  intro: 'Up to four windows or doors side by side, drawn to one scale. Choose them here or in the catalog.',
  crumbs: homeCrumbs({ label: 'Catalog', href: catalogPath }, { label: 'Compare', href: comparePath }),
}

export const chooserContent = {
  label: 'Series to compare',
  legend: 'Choose up to four. Each list holds all 21 series.',
  series: (place: number) => `Series ${place}`,
  add: 'Add a series',
  choose: 'Choose a series',
  remove: 'Remove',
  differences: 'Differences only',
  apply: 'Compare',
  print: 'Print',
  clear: 'Start over',
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
  title: 'Not everything in this address could be shown.',
  unknown: (names: readonly string[]) =>
    names.length === 1
      ? `We make no series “${list.format(names)}”.`
      : `We make no series ${list.format(names.map((name) => `“${name}”`))}.`,
  repeated: (slugs: readonly SeriesSlug[]) =>
    `${titles(slugs)} ${slugs.length === 1 ? 'was' : 'were'} named more than once and ${slugs.length === 1 ? 'stands' : 'stand'} here once.`,
  beyond: (slugs: readonly SeriesSlug[]) =>
    `Four series fit side by side. Left out: ${titles(slugs)}. Remove one to make room.`,
}

export const startContent = {
  title: 'Where to begin',
  text: 'Questions that visitors often bring. Each opens a comparison that you can change.',
  examples: [
    {
      title: 'Which single hung?',
      text: 'One operating style in our three lines.',
      slugs: ['platinum-single-hung', 'bellagio-single-hung', 'venetian-single-hung'],
    },
    {
      title: 'Slide, crank or lift?',
      text: 'Three ways to open a Venetian window, and the double hung.',
      slugs: [
        'venetian-horizontal-slider',
        'venetian-casement',
        'venetian-single-hung',
        'venetian-double-hung',
      ],
    },
    {
      title: 'The door to the patio',
      text: 'Two that slide, one that swings and one that folds.',
      slugs: ['sliding-glass-door', 'french-sliding-door', 'french-swing-door', 'bi-fold-door'],
    },
    {
      title: 'A wall of glass',
      text: 'The two doors that open a whole wall.',
      slugs: ['multi-slide-door', 'bi-fold-door'],
    },
  ] satisfies { title: string; text: string; slugs: SeriesSlug[] }[],
}

export const nextContent = {
  title: 'Add to the comparison',
  add: (title: string) => `Add ${title}`,
}
