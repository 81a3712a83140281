import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { type Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { compressible } from '@virida/shared/platform/release/build/compress'
import { contentTag } from '../http/content-tag'
import { chooseEncoding } from '../http/encoded'
import { fileStream, type InTurn } from '../http/file-stream'
import { isFresh } from '../http/fresh'
import { allowsRange, byteRange } from '../http/range'
import { sharedCacheHeaders, unsharedHeaders } from '../http/shared-caches'
import type { ReleaseStore } from './release-store'

export const cacheForever = 'public, max-age=31536000, immutable'

type CacheHeaders = { 'Cache-Control': string; 'CDN-Cache-Control'?: string }
const forever: CacheHeaders = { 'Cache-Control': cacheForever }
const foreverInBrowser: CacheHeaders = { ...forever, ...unsharedHeaders }
const forAnHour: CacheHeaders = { 'Cache-Control': 'public, max-age=3600', ...sharedCacheHeaders }

/**
 * Serves the browser files of every release in the folder, live or not. The content of an address never changes.
 * @param isKept Whether visitors may use a release. Shared caches keep no files of others, so that nobody can fill them with the
 * files of all releases that ever were.
 * @param inTurnOf Reads the pieces of an answer in turns with those of others.
 */
export function releaseFiles(
  store: ReleaseStore,
  isKept: (app: string, version: string) => boolean = () => true,
  inTurnOf: (c: Context) => InTurn | undefined = () => undefined,
): Hono {
  return new Hono()
    .get('/:app/media/:file', async (c) => {
      const { app, file } = c.req.param()
      if (!isPlain(app) || !isPlain(file)) return c.notFound()
      return sendFile(c, path.join(store.mediaFolder(app), file), forever, inTurnOf(c))
    })
    .get('/:app/:version/:file{.+}', async (c) => {
      const { app, version, file } = c.req.param()
      const release = isPlain(app) && isPlain(version) ? store.findFiles(app, version) : undefined
      // Only files that the manifest names are served: no path leads out of the folder or to the server file.
      if (!release?.manifest.files[file]) return c.notFound()
      const cacheHeaders = isKept(app, version) ? forever : foreverInBrowser
      return sendFile(c, path.join(release.client, file), cacheHeaders, inTurnOf(c))
    })
}

/** Serves a file at the root of the site. Its address stays when its content changes, so browsers keep it for an hour. */
export const sendPublicFile = (c: Context, file: string, inTurn?: InTurn): Promise<Response> =>
  sendFile(c, file, forAnHour, inTurn)

/** Whether a name is a single path segment: no slash, and not `.` or `..`. */
const isPlain = (name: string) => /^[\w@+-][\w.@+-]*$/.test(name)

/** Sends a file or the part of it that the request asks for (RFC 9110, 14). */
async function sendFile(c: Context, file: string, cacheHeaders: CacheHeaders, inTurn: InTurn | undefined) {
  const found = await findFile(c, file)
  if (!found) return c.notFound()
  const { onDisk, encoding, stats } = found
  const { size } = stats
  const etag = await contentTag(onDisk, stats)
  const headers: Record<string, string> = {
    ...cacheHeaders,
    ETag: etag,
    'Content-Type': getMimeType(file) ?? 'application/octet-stream',
    'Accept-Ranges': 'bytes',
    ...(compressible.test(file) ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  }
  if (isFresh(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers)
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, 'Content-Length': `${size}` })
  const range = allowsRange(c.req.header('If-Range'), etag)
    ? byteRange(c.req.header('Range'), size)
    : undefined
  if (range === 'unsatisfiable') return c.body(null, 416, { 'Content-Range': `bytes */${size}` })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const body: ReadableStream | null = size ? fileStream(onDisk, { start, end }, inTurn) : null
  return c.newResponse(body, range ? 206 : 200, {
    ...headers,
    'Content-Length': `${end - start + 1}`,
    ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
  })
}

/** The file in the best encoding that the client accepts; the plain file if its compressed copy is lost. */
async function findFile(c: Context, file: string) {
  const best = compressible.test(file) ? chooseEncoding(c.req.header('Accept-Encoding')) : 'identity'
  for (const encoding of new Set([best, 'identity'] as const)) {
    const onDisk = encoding === 'identity' ? file : `${file}.${encoding === 'br' ? 'br' : 'gz'}`
    const stats = await statsOf(onDisk)
    if (stats) return { onDisk, encoding, stats }
  }
  return undefined
}

/** Errors of `stat` for a name that cannot be a file of the release. */
const noSuchFile = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

/** State of a file on the disk; undefined if there is no such file. */
async function statsOf(file: string): Promise<Stats | undefined> {
  try {
    const found = await stat(file)
    return found.isFile() ? found : undefined
  } catch (error) {
    if (noSuchFile.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
