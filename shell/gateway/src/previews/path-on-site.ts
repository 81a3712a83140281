/** Path and query of an address, so that a redirect to it stays on this site; the home page if there is none. */
export function pathOnSite(address = ''): string {
  if (!URL.canParse(address)) return '/'
  const { pathname, search } = new URL(address)
  // Browsers read `//host/x` and `/\\host/x` as addresses of another host.
  return /^\/(?![/\\])/.test(pathname) ? pathname + search : '/'
}
