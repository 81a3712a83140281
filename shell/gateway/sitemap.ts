import { brand } from '@virida/shared/brand'
import { escapeHtml } from './html'
import type { LiveRegistry } from './live-registry'
import type { ReleaseStore } from './release-store'

/** Answers to errors are no pages to find. */
const hidden = new Set(['/not-found'])

/** What a reader of sitemaps takes for one page: developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const mostPictures = 1000

/**
 * Every address of the live sections, from their own route tables (sitemaps.org 0.9), with the pictures that the
 * heads of their pages name (Google's image extension 1.1).
 */
export function sitemap(registry: LiveRegistry, store: ReleaseStore): string {
  const urls = Object.entries(registry.snapshot().registry.apps).flatMap(([app, { active }]) => {
    const { routes, pictures = {} } = store.release(app, active).manifest
    return routes
      .flatMap(({ path, paths }) => paths ?? [path])
      .filter((address) => !hidden.has(address))
      .map((address) => url(address, pictures[address]))
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

function url(address: string, pictures: readonly string[] = []): string {
  const images = pictures
    .slice(0, mostPictures)
    .map((picture) => `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>`)
  return `  <url>${[`<loc>${escapeHtml(brand.origin + address)}</loc>`, ...images].join('')}</url>`
}

export const robots = `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${brand.origin}/sitemap.xml\n`
