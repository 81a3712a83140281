/** The addresses of the gallery's categories and nothing else: the route table imports this module. */
export const galleryValues = [
  'bellagio_provence',
  'bellagio_ironwood',
  'platinum_kb_home',
  'platinum_new_haven',
  'venetian_cantera',
] as const

export type GalleryValue = (typeof galleryValues)[number]

export const galleryPath = (value: GalleryValue) => `/gallery/${value}` as const
