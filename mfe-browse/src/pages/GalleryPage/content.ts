import { galleryPath } from '@virida/shared/site/addresses/pages'
import type { GalleryRoom } from '../../content/gallery/gallery-picture'

export const galleryContent = {
  title: 'Gallery',
  crumb: { label: 'Gallery', href: galleryPath },
  intro: 'See our windows and doors at home, project by project.',
  note: 'These are computer-generated pictures. The products are ours. The houses are made up.',
  featured: 'Featured Products',
  others: 'More projects',
  categoriesLabel: 'Projects',
  picturesLabel: 'Pictures',
  picturesOf: (house: string) => `Pictures: ${house}`,
  productsOf: (house: string) => `Products: ${house}`,
  views: { label: 'Show', categories: 'Projects', all: 'All pictures' },
  listHead: {
    title: 'Gallery: houses with our windows and doors',
    description:
      'Projects in pictures, with Bellagio, Platinum and Venetian windows and patio doors in Spanish, farmhouse and modern houses.',
  },
  headDescription: (title: string) =>
    `Pictures of ${title}, with the window and door series that they show, from frame to finish.`,
}

export const filterContent = {
  label: 'Filter pictures',
  facets: { line: 'Product line', room: 'Room', finish: 'Frame finish' },
  rooms: {
    exterior: 'Exterior',
    patio: 'Patio',
    living: 'Living room',
    dining: 'Dining room',
    kitchen: 'Kitchen',
    bedroom: 'Bedroom',
    study: 'Study',
  } satisfies Record<GalleryRoom, string>,
  remove: 'Remove filter:',
  count: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  countOf: (shown: number, all: number) => `${shown} of ${all} pictures`,
  reset: 'Show all pictures',
  none: 'No picture shows all of that together.',
  more: (count: number) => `Show ${count} more`,
}

export const lightboxContent = {
  label: (title: string) => `Pictures of ${title}`,
  position: (at: number, count: number) => `${at} of ${count}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  products: 'Products in this picture',
  room: 'Room',
  finish: 'Frame finish',
  headTitle: (alt: string, title: string) => `${alt}: ${title}`,
  headDescription: (at: number, count: number, title: string, products: string) =>
    `Picture ${at} of ${count} of ${title}${products ? `, with ${products}` : ''}.`,
}
