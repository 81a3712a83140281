import { catalogPath, dealersPath, findBySizePath } from '@virida/shared/site/addresses/pages'
import { homeCrumbs } from '@virida/shared/site/crumbs'

export const catalogHead = {
  title: 'Catalog of windows and patio doors',
  description:
    'All our windows and patio doors in one place. Filter by operating style, window series, door type and frame finish to find yours.',
}

export const catalogContent = {
  title: 'Windows and doors',
  intro: 'Everything we make, on one page. Filter by how it opens, its product line and its frame color.',
  crumbs: homeCrumbs({ label: 'Catalog', href: catalogPath }),
  bySize: { label: 'Find by size', href: findBySizePath },
  compare: 'Compare series',
}

export const filterContent = {
  title: 'Filters',
  skip: 'Skip filters',
  help: 'We show products that match every filter you choose. Filters in gray have no match.',
  open: 'Filters',
  chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  apply: 'Show products',
  show: (count: number) => (count === 1 ? 'Show 1 product' : `Show ${count} products`),
  reset: 'Reset filters',
  count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  none: (others: string) => `No products match this and ${others}.`,
  instead: (label: string, others: string) => `Show ${label} instead of ${others}`,
  only: (label: string) => `Show only ${label}`,
}

export const resultContent = {
  title: 'Products',
  found: (shown: number, all: number) => `${shown} of ${all} products`,
  chosen: 'Chosen filters',
  remove: 'Remove filter',
  compare: (count: number, all: number) =>
    count < all ? `Compare the first ${count} series` : `Compare these ${count} series`,
  sort: 'Sort',
  orders: { line: 'By product line', name: 'A to Z' },
  drawn: (finish?: string) => `Each is drawn ${finish ? `in ${finish}, ` : ''}at its usual size.`,
  empty: {
    title: 'No products match all of these filters.',
    text: 'Remove one of the filters above, or see everything we make.',
    action: 'Show all products',
  },
  help: {
    text: 'Not sure which one fits your opening? A dealer can measure it and show you samples.',
    action: { label: 'Find a Dealer', href: dealersPath },
  },
}
