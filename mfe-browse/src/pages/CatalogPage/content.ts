import { catalogPath, comparePath, dealersPath, findBySizePath } from '@virida/shared/site/addresses/pages'
import { homeCrumbs } from '@virida/shared/site/crumbs'
export const catalogHead = {
  title: 'Catalog of windows and patio doors',
  description:
    'All 22 windows and patio doors in one place. Filter by operating style, series, door type and frame finish, and open the one that fits.',
}

export const catalogContent = {
  title: 'Windows and doors',
  intro:
    'Everything we make, on one page. Narrow it down by how it opens, its series and the color of its frame.',
  crumbs: homeCrumbs({ label: 'Catalog', href: catalogPath }),
  ways: [
    { label: 'Find by size', href: findBySizePath },
    { label: 'Compare series', href: comparePath },
  ],
}

export const filterContent = {
  title: 'Filters',
  help: 'A product has to match every filter you choose. Filters in gray would leave nothing.',
  open: 'Filters',
  chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  apply: 'Show products',
  show: (count: number) => (count === 1 ? 'Show 1 product' : `Show ${count} products`),
  reset: 'Reset filters',
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  none: (others: string) => `No product matches it together with ${others}.`,
  instead: (label: string, others: string) => `Show ${label} instead of ${others}`,
  only: (label: string) => `Show ${label} alone`,
}

export const resultContent = {
  title: 'Products',
  found: (shown: number, all: number) => `${shown} of ${all} products`,
  chosen: 'Chosen filters',
  remove: 'Remove filter',
  sort: 'Sort',
  orders: { line: 'By series', name: 'A to Z' },
  drawn: (finish?: string) => `Drawn ${finish ? `in ${finish}, ` : ''}at the usual size of each.`,
  empty: {
    title: 'No product matches all of these filters.',
    text: 'Remove one of the filters above, or see everything we make.',
    action: 'Show all products',
  },
  help: {
    text: 'Not sure which one fits your opening? A dealer can measure it and show you samples.',
    action: { label: 'Find a Dealer', href: dealersPath },
  },
}
