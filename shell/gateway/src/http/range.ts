import type { ByteRange } from './file-stream'

/**
 * Reads a `Range` header (RFC 9110, 14.2).
 * @param size Size of the file in bytes.
 * @returns The part of the file, `unsatisfiable` if it lies beyond the end of the file (the answer is 416), or
 *   undefined if the whole file is to be sent: a server may ignore several ranges and must ignore invalid ones.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  if (!first)
    return Number(last) && size ? { start: Math.max(0, size - Number(last)), end: size - 1 } : 'unsatisfiable'
  const start = Number(first)
  const end = last ? Math.min(Number(last), size - 1) : size - 1
  if (last && Number(last) < start) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}

/**
 * Whether `If-Range` allows sending a part: the client has bytes of the same version. Weak tags never match (RFC 9110,
 * 13.1.5). Files are sent without `Last-Modified`, so a date does not match either.
 */
export const allowsRange = (ifRange: string | undefined, etag: string) =>
  !ifRange || (ifRange.trim() === etag && !etag.startsWith('W/'))
