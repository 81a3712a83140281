/** Longest path of a file in a release, in characters. */
export const longestPath = 300

/** Longest name of a file or a folder on usual file systems, in bytes. */
const longestSegment = 255

/**
 * Whether a path is one of a release: plain segments in `client/`, `server/` or `media/`, without characters that have a meaning
 * in the configuration of a server.
 */
export const isSafePath = (name: string): boolean =>
  name.length <= longestPath &&
  /^(client|server|media)\//.test(name) &&
  !/[\\\p{Cc}*:;{}$"'<>]/u.test(name) &&
  name
    .split('/')
    .every(
      (segment) => segment !== '' && !/^\.+$/.test(segment) && Buffer.byteLength(segment) <= longestSegment,
    )
