import { stat } from 'node:fs/promises'
import path from 'node:path'
import { type Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { compressible } from '@virida/shared/platform/release/compress'
import { chooseEncoding } from '../http/encoded'
import { fileStream } from '../http/file-stream'
import { isFresh } from '../http/fresh'
import { allowsRange, byteRange } from '../http/range'
import type { PublicFile } from './live-registry'
import type { ReleaseStore } from './release-store'

type FileHeaders = {
  cacheControl: string
  /** Changes with the content of the file; the entity tag is made of it. */
  version: string
}

const cacheForever = 'public, max-age=31536000, immutable'
const cacheForAnHour = 'public, max-age=3600'

/** Serves the browser files of every release ever published. The content behind an address never changes. */
export function releaseFiles(store: ReleaseStore): Hono {
  return new Hono()
    .get('/:app/media/:file', async (c) => {
      const { app, file } = c.req.param()
      if (!isPlain(app) || !isPlain(file)) return c.notFound()
      return sendFile(c, path.join(store.mediaFolder(app), file), {
        cacheControl: cacheForever,
        version: file,
      })
    })
    .get('/:app/:version/:file{.+}', async (c) => {
      const { app, version, file } = c.req.param()
      const release = isPlain(app) && isPlain(version) ? store.find(app, version) : undefined
      const known = release?.manifest.files[file]
      // Only files that the manifest names are served: no path leads out of the folder or to the server file.
      if (!release || !known) return c.notFound()
      return sendFile(c, path.join(release.client, file), {
        cacheControl: cacheForever,
        version: known.integrity,
      })
    })
}

/** Serves a file at the root of the site. Its address stays when its content changes, so caches keep it for an hour. */
export const sendPublicFile = (c: Context, { file, version }: PublicFile): Promise<Response> =>
  sendFile(c, file, { cacheControl: cacheForAnHour, version })

/** Whether a name is a single path segment: no slash, and not `.` or `..`. */
const isPlain = (name: string) => /^[\w@+-][\w.@+-]*$/.test(name)

/** Sends a file or the part of it that the request asks for (RFC 9110, 14). */
async function sendFile(c: Context, file: string, { cacheControl, version }: FileHeaders) {
  const isCompressed = compressible.test(file)
  const encoding = isCompressed ? chooseEncoding(c.req.header('Accept-Encoding')) : 'identity'
  const onDisk = encoding === 'identity' ? file : `${file}.${encoding === 'br' ? 'br' : 'gz'}`
  // Each encoding has its own strong tag, because a part can only continue a file with the same bytes.
  const etag = encoding === 'identity' ? `"${version}"` : `"${version}-${encoding}"`
  const headers: Record<string, string> = {
    'Cache-Control': cacheControl,
    ETag: etag,
    'Content-Type': getMimeType(file) ?? 'application/octet-stream',
    'Accept-Ranges': 'bytes',
    ...(isCompressed ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  }
  if (isFresh(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers)
  const size = await sizeOf(onDisk)
  if (size === undefined) return c.notFound()
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, 'Content-Length': `${size}` })
  const range = allowsRange(c.req.header('If-Range'), etag)
    ? byteRange(c.req.header('Range'), size)
    : undefined
  if (range === 'unsatisfiable') return c.body(null, 416, { 'Content-Range': `bytes */${size}` })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const body: ReadableStream | null = size ? fileStream(onDisk, { start, end }) : null
  return c.newResponse(body, range ? 206 : 200, {
    ...headers,
    'Content-Length': `${end - start + 1}`,
    ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
  })
}

/** Errors of `stat` for a name that cannot be a file of the release. */
const noSuchFile = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

/** Size of a file in bytes; undefined if there is no such file. */
async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const found = await stat(file)
    return found.isFile() ? found.size : undefined
  } catch (error) {
    if (noSuchFile.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
