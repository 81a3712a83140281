import { brand } from '../brand/brand'
import type { Head, SitePage } from '../contract'
import { webpOf } from '../contract/webp-of'
import { ReleaseError } from './errors'
import type { CheckedRoute } from './routes-schema'

/** Fields of schema.org that hold the address of a picture. */
const addressFields = ['image', 'contentUrl']

/** Picture addresses in structured data, in its order. */
function picturesIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return addressFields.includes(field) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => picturesIn(one, field))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => picturesIn(part, name))
}

/** The pictures that a page's head names, as absolute addresses, each once: its own and those of its structured data. */
export function picturesOf({ image, jsonLd = [] }: Pick<Head, 'image' | 'jsonLd'>): string[] {
  const own = image ? [brand.origin + webpOf(image).src] : []
  return [...new Set([...own, ...picturesIn(jsonLd)])]
}

/** Parameters of an address by its route's pattern: `/series/:name?` and `/series/x` give `{ name: 'x' }`. */
function paramsOf(pattern: string, address: string): Record<string, string> {
  const parts = address.split('/')
  return Object.fromEntries(
    pattern.split('/').flatMap((segment, at) => {
      const part = parts[at]
      return segment.startsWith(':') && part ? [[segment.replace(/^:|\?$/g, ''), part]] : []
    }),
  )
}

/**
 * The pictures of every address of a section that has some, for the sitemap.
 * @throws ReleaseError `routes_invalid` where a page cannot be loaded or its head cannot be made.
 */
export async function picturesByAddress(
  app: string,
  routes: readonly CheckedRoute[],
): Promise<Record<string, string[]>> {
  const pictures: Record<string, string[]> = {}
  for (const { path, paths, load } of routes) {
    for (const address of paths ?? [path]) {
      const found = picturesOf(await headAt(app, load, path, address))
      if (found.length > 0) pictures[address] = found
    }
  }
  return pictures
}

async function headAt(
  app: string,
  load: CheckedRoute['load'],
  pattern: string,
  address: string,
): Promise<Head> {
  try {
    const { page } = (await load()) as { page: SitePage }
    if (typeof page.head !== 'function') return page.head
    return page.head({ params: paramsOf(pattern, address), url: new URL(address, brand.origin) })
  } catch (cause) {
    throw new ReleaseError('routes_invalid', `${app}: the head of ${address} cannot be made`, { cause })
  }
}
