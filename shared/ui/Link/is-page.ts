/**
 * Whether the router can show the address: a path of this site that is a page. Other hosts, `tel:`, `mailto:`,
 * files (`/warranties/bi-fold.pdf`) and a place on the same page (`#sizes`) are the browser's own business.
 */
export function isPage(href: string): boolean {
  if (!/^(\/(?!\/)|\?)/.test(href)) return false
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return !/\.[a-z0-9]{2,5}$/i.test(path)
}
