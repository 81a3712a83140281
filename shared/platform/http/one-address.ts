/** A path of plain segments: the redirect to it stays on this site and has no query of its own. */
const plainPath = /^(?:\/[\w.@~-]+)+$/

/**
 * The one address of a page: in lower case, and without escapes that are not needed (`/%66aq` is `/faq`).
 * @returns The path to redirect to, or undefined if the path is already the one address or has other characters.
 */
export function oneAddress(pathname: string): string | undefined {
  const address = decodeURIComponent(pathname).toLowerCase()
  return address !== pathname && plainPath.test(address) ? address : undefined
}

/** Whether the escapes of a path are UTF-8 text without control characters. */
export function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
