import type { LineSlug } from '@virida/shared/products/catalogue/line-slugs'

type CategoryFacts = {
  /** The category in addresses: `/gallery/platinum_kb_home`. */
  slug: string
  title: string
  line: LineSlug
}

/**
 * The categories of the gallery, in their order on the page. Slugs and titles are fixed (R-GALLERY-1 to
 * R-GALLERY-5). Houses and pictures are found by the slug. The route table imports this module, so it must
 * import neither houses nor pictures.
 */
export const categories = [
  { slug: 'bellagio_provence', title: 'Bellagio - Provence at The Havens', line: 'bellagio-windows' },
  { slug: 'bellagio_ironwood', title: 'Bellagio - Ironwood At Epoca', line: 'bellagio-windows' },
  { slug: 'platinum_kb_home', title: 'Platinum - KB Home Villa Real at Terracina', line: 'platinum-windows' },
  {
    slug: 'platinum_new_haven',
    title: 'Platinum - New Haven by Brookfield Residential',
    line: 'platinum-windows',
  },
  { slug: 'venetian_cantera', title: 'Venetian - Cantera at Lemon Grove', line: 'venetian-windows' },
] as const satisfies readonly CategoryFacts[]

export type GalleryCategory = (typeof categories)[number]
export type CategorySlug = GalleryCategory['slug']

/** The slug as files spell it: `platinum-kb-home`. */
export const categoryFile = (slug: CategorySlug) => slug.replaceAll('_', '-')
