import type { LineSlug } from '@virida/shared/catalogue/slugs'
import type { GalleryValue } from '../../content/gallery-values'

export const galleryContent = {
  home: { label: 'Home', href: '/' },
  title: 'Gallery',
  crumb: { label: 'Gallery', href: '/gallery' },
  intro: 'Houses with our windows and doors in them, line by line.',
  note: 'Computer-generated illustrations. They show our products; the houses are invented.',
  featured: 'Featured Products',
  others: 'More projects',
  categoriesLabel: 'Projects',
  listHead: {
    title: 'Gallery: houses with our windows and doors',
    description:
      'Five projects in pictures, with Bellagio, Platinum and Venetian windows and patio doors in Spanish, farmhouse and modern houses.',
  },
  headDescription: (title: string) =>
    `Pictures of ${title}, with the window and door series that stand in them, from frame to finish.`,
}

export type GalleryCategory = { title: string; line: LineSlug }

/** Titles as the specification gives them (visitor actions, "Gallery"). */
export const galleryCategories: Readonly<Record<GalleryValue, GalleryCategory>> = {
  bellagio_provence: { title: 'Bellagio - Provence at The Havens', line: 'bellagio-windows' },
  bellagio_ironwood: { title: 'Bellagio - Ironwood At Epoca', line: 'bellagio-windows' },
  platinum_kb_home: { title: 'Platinum - KB Home Villa Real at Terracina', line: 'platinum-windows' },
  platinum_new_haven: {
    title: 'Platinum - New Haven by Brookfield Residential',
    line: 'platinum-windows',
  },
  venetian_cantera: { title: 'Venetian - Cantera at Lemon Grove', line: 'venetian-windows' },
}
