/** The longest value of a query parameter that is passed to a page, in characters. The longest project code has 7,000. */
const longestValue = 8000
/** Different values of one parameter that are passed to a page. A filter has a dozen. */
const mostValues = 100

/**
 * The address that a page is rendered and cached for: the parameters that the page reads, in the order of its
 * `query` list and without repetitions. Addresses that show the same page become the same address. Takes linear time.
 * @param query Names of the parameters that the page reads.
 */
export function pageAddress(url: URL, query: readonly string[]): URL {
  const address = new URL(url.origin)
  // A path such as `//host/x` would be read as the address of another host.
  address.pathname = url.pathname
  const { values } = readable(url)
  const own = [...new Set(query)].flatMap((name) =>
    [...(values.get(name) ?? [])].map((value) => [name, value]),
  )
  address.search = new URLSearchParams(own).toString()
  return address
}

/**
 * An address without the values that no server passes to a page, for a browser that hydrates the page.
 * @returns the same URL if it has none.
 */
export function withoutUnread(url: URL): URL {
  const { entries, isWhole } = readable(url)
  if (isWhole) return url
  const address = new URL(url)
  address.search = new URLSearchParams(entries).toString()
  return address
}

/** The values that a page may get. `values` are those of each parameter, without repetitions. */
function readable({ searchParams }: URL) {
  const values = new Map<string, Set<string>>()
  const all = [...searchParams]
  const entries = all.filter(([name, value]) => {
    if (value.length > longestValue) return false
    const own = values.get(name) ?? new Set()
    values.set(name, own)
    if (own.size < mostValues) own.add(value)
    return own.has(value)
  })
  return { values, entries, isWhole: entries.length === all.length }
}
