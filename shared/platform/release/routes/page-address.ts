import type { PageAddress } from '../../contract'

/** The origin of URLs during the build. Any will do, because a page depends only on the path and query of its URL. */
const anyOrigin = 'https://origin.invalid'

/** What a page of this pattern is called with at an address, such as `/series/:name?` at `/series/x`. */
export const pageAddress = (pattern: string, address: string): PageAddress => ({
  params: paramsOf(pattern, address),
  url: new URL(address, anyOrigin),
})

/** Reads the route parameters of an address: `/series/:name?` and `/series/x` give `{ name: 'x' }`. */
function paramsOf(pattern: string, address: string): Record<string, string> {
  const parts = address.split('/')
  return Object.fromEntries(
    pattern.split('/').flatMap((segment, at) => {
      const part = parts[at]
      return segment.startsWith(':') && part ? [[segment.replace(/^:|\?$/g, ''), part]] : []
    }),
  )
}
