import { notFoundAddress } from '@virida/shared/site/addresses/pages'
import { brand } from '@virida/shared/site/brand'
import { escapeHtml } from '@virida/shared/platform/escape-html'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import { listedAddresses } from '@virida/shared/platform/release/routes/listed-addresses'
import type { ReleaseStore } from '../releases/release-store'

export const sitemapAddress = '/sitemap.xml'
export const robotsAddress = '/robots.txt'

/** Pages that search engines should not list. */
const hidden = new Set([notFoundAddress])

/** Limit for one page: developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const maxPictures = 1000

/** The sitemap of each registry. The gateway makes a new registry object when the registry changes. */
const made = new WeakMap<Registry, string>()

/**
 * The sitemap (sitemaps.org 0.9) with all addresses of the live sections and the pictures of each page (Google's
 * image extension 1.1). Both come from the manifests of the releases.
 */
export function sitemap(registry: Registry, store: ReleaseStore): string {
  const text = made.get(registry) ?? makeSitemap(registry, store)
  made.set(registry, text)
  return text
}

function makeSitemap({ apps }: Registry, store: ReleaseStore): string {
  const urls = Object.entries(apps).flatMap(([app, { active }]) => {
    const release = store.find(app, active)
    // The health report names a damaged release; the pages of the others stay in the sitemap.
    if (!release) return []
    const { routes, pictures = {} } = release.manifest
    return listedAddresses(routes)
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
  // A page may name the same picture by its path and by its absolute URL.
  const valid = pictures.filter((picture) => URL.canParse(picture, brand.origin))
  const addresses = new Set(valid.map((picture) => new URL(picture, brand.origin).href))
  const images = [...addresses]
    .slice(0, maxPictures)
    .map((picture) => `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>`)
  return `  <url>${[`<loc>${escapeHtml(brand.origin + address)}</loc>`, ...images].join('')}</url>`
}

export const robots = `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${brand.origin}${sitemapAddress}\n`
