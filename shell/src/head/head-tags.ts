import { brand } from '@virida/shared/site/brand'
import type { Head } from '@virida/shared/platform/contract'
import type { HeadTag } from '@virida/shared/platform/contract/shell-server'
import { shareSize } from '@virida/shared/platform/contract/share-picture'
import { webpOf } from '@virida/shared/platform/contract/webp-of'
import { siteCard } from '../content/site-card'

/** The elements of a page's head except its title and structured data, in the same order on server and browser. */
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
    ...imageTags(head),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** The picture of a shared link: the page's share picture, else its own picture, else the site's share picture. */
function imageTags({ share, image }: Head): HeadTag[] {
  if (image && !share) {
    const { src, width, height } = webpOf(image)
    return pictureTags({ src, width, height, alt: image.alt, type: 'image/webp' })
  }
  return pictureTags({ ...(share ?? siteCard), ...shareSize, type: 'image/jpeg' })
}

type SharedPicture = { src: string; width: number; height: number; alt: string; type: string }

const pictureTags = ({ src, type, width, height, alt }: SharedPicture): HeadTag[] => [
  meta('property', 'og:image', brand.origin + src),
  meta('property', 'og:image:type', type),
  meta('property', 'og:image:width', String(width)),
  meta('property', 'og:image:height', String(height)),
  meta('property', 'og:image:alt', alt),
]

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [key]: name, content },
})
