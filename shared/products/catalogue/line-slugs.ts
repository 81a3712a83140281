/** The product lines as addresses spell them. This module must not import the data of lines or series. */
export const lineSlugs = [
  'platinum-windows',
  'bellagio-windows',
  'venetian-windows',
  'venetian-doors',
] as const

export type LineSlug = (typeof lineSlugs)[number]

/** What `/product` shows. */
export const defaultLineSlug: LineSlug = 'platinum-windows'

export const isLineSlug = (slug: string): slug is LineSlug => (lineSlugs as readonly string[]).includes(slug)
