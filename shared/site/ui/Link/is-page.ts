/**
 * Whether the router can show this URL: a path or query of this site that is not a file. The browser handles other
 * hosts, `tel:`, `mailto:`, files (`/warranties/bi-fold.pdf`) and fragments of the same page (`#sizes`).
 */
export function isPage(href: string): boolean {
  if (!/^(\/(?!\/)|\?)/.test(href)) return false
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return !/\.[a-z0-9]{2,5}$/i.test(path)
}
