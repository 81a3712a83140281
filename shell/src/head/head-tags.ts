import { brand } from '@virida/shared/brand'
import type { Head } from '@virida/shared/contract'

/** One element of the document's head, as data: the server writes it, the browser sets it. */
export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** Everything of a page's head but its title, in one order for server and browser. */
export function headTags(head: Head): HeadTag[] {
  const url = `${brand.origin}${head.canonical ?? '/'}`
  return [
    meta('name', 'description', head.description),
    ...(head.robots ? [meta('name', 'robots', head.robots)] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    meta('property', 'og:site_name', brand.fullName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    ...(head.image ? imageTags(head.image) : []),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
  ]
}

function imageTags({ src, widths, width, height, alt }: NonNullable<Head['image']>): HeadTag[] {
  // Link previews of most services know WebP, not AVIF.
  const shown = Math.min(800, widths.at(-1) ?? width)
  return [
    meta('property', 'og:image', `${brand.origin}${src}-${shown}.webp`),
    meta('property', 'og:image:width', String(shown)),
    meta('property', 'og:image:height', String(Math.round((height * shown) / width))),
    meta('property', 'og:image:alt', alt),
  ]
}

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [key]: name, content },
})
