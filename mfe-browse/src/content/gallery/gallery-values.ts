/**
 * The categories of the gallery, as addresses spell them. The route table imports this module, so it must not import
 * their pictures.
 */
export const galleryValues = [
  'bellagio_provence',
  'bellagio_ironwood',
  'platinum_kb_home',
  'platinum_new_haven',
  'venetian_cantera',
] as const

export type GalleryValue = (typeof galleryValues)[number]
