import type { Head, SitePage } from '../../contract'
import { webpOf } from '../../contract/webp-of'
import { ReleaseError } from '../errors'
import { listedAddresses } from '../routes/listed-addresses'
import { pageAddress } from '../routes/page-address'
import type { DescribedRoute } from '../routes/routes-schema'

/** Fields of schema.org that hold the URL of a picture. */
const addressFields = ['image', 'contentUrl']

/** URLs of pictures in structured data, in their order. */
function picturesIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return addressFields.includes(field) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => picturesIn(one, field))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => picturesIn(part, name))
}

/**
 * URLs of the pictures in a page's head: the path of `image`, then the pictures of its structured data as they are
 * written there, usually absolute.
 */
export function picturesOf({ image, jsonLd = [] }: Pick<Head, 'image' | 'jsonLd'>): string[] {
  const own = image ? [webpOf(image).src] : []
  return [...new Set([...own, ...picturesIn(jsonLd)])]
}

/**
 * Collects the pictures of a section's addresses for the sitemap. Addresses without pictures are left out.
 * @throws ReleaseError `routes_invalid` when a page or its data cannot be loaded, or its `head` throws.
 */
export async function picturesByAddress(
  app: string,
  routes: readonly DescribedRoute[],
): Promise<Record<string, string[]>> {
  const pictures: Record<string, string[]> = {}
  for (const route of routes) {
    for (const address of listedAddresses([route])) {
      const found = picturesOf(await headAt(app, route.load, route.path, address))
      if (found.length > 0) pictures[address] = found
    }
  }
  return pictures
}

async function headAt(
  app: string,
  load: DescribedRoute['load'],
  pattern: string,
  address: string,
): Promise<Head> {
  try {
    const { page } = (await load()) as { page: SitePage }
    const at = pageAddress(pattern, address)
    await page.load?.(at)
    return typeof page.head === 'function' ? page.head(at) : page.head
  } catch (cause) {
    throw new ReleaseError(
      'routes_invalid',
      `Cannot make the head of ${address} in ${app}: ${(cause as Error).message}`,
      {
        cause,
      },
    )
  }
}
