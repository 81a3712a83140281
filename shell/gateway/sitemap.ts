import { brand } from '@virida/shared/brand'
import { escapeHtml } from './html'
import type { LiveRegistry } from './live-registry'
import type { ReleaseStore } from './release-store'

/** Answers to errors are no pages to find. */
const hidden = new Set(['/not-found'])

/** Every address of the live sections, from their own route tables (sitemaps.org 0.9). */
export function sitemap(registry: LiveRegistry, store: ReleaseStore): string {
  const addresses = Object.entries(registry.snapshot().registry.apps).flatMap(([app, { active }]) =>
    store.release(app, active).manifest.routes.flatMap(({ path, paths }) => paths ?? [path]),
  )
  const urls = addresses
    .filter((address) => !hidden.has(address))
    .map((address) => `  <url><loc>${escapeHtml(brand.origin + address)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

export const robots = `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${brand.origin}/sitemap.xml\n`
