/** The longest value of a query parameter that is passed to a page, in characters. The longest project code has 7,000. */
const longestValue = 8000

const isReadable = (value: string) => value.length <= longestValue

/**
 * The address that a page is rendered and cached for: the parameters that the page reads, in the order of its
 * `query` list and without repetitions. Addresses that show the same page become the same address.
 * @param query Names of the parameters that the page reads.
 */
export function pageAddress(url: URL, query: readonly string[]): URL {
  const address = new URL(url.origin)
  // A path such as `//host/x` would be read as the address of another host.
  address.pathname = url.pathname
  for (const name of query) {
    for (const value of new Set(url.searchParams.getAll(name)))
      if (isReadable(value)) address.searchParams.append(name, value)
  }
  return address
}

/**
 * An address without the values that no server passes to a page, for a browser that hydrates the page.
 * @returns the same URL if it has none.
 */
export function withoutLongValues(url: URL): URL {
  const all = [...url.searchParams]
  const read = all.filter(([, value]) => isReadable(value))
  if (read.length === all.length) return url
  const address = new URL(url)
  address.search = new URLSearchParams(read).toString()
  return address
}
