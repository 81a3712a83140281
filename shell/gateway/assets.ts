import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { compressible } from '@virida/shared/release/compress'
import { chooseEncoding } from './encoded'
import { isFresh } from './fresh'
import type { LiveRegistry } from './live-registry'
import type { Release, ReleaseStore } from './release-store'

const forEver = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/** Browser files of every release ever published, under addresses that never change their content. */
export function releaseFiles(store: ReleaseStore): Hono {
  return new Hono()
    .get('/:app/media/:file', async (c) => {
      const { app, file } = c.req.param()
      if (!plain(app) || !plain(file)) return c.notFound()
      return sendFile(c, path.join(store.mediaFolder(app), file), {
        cacheControl: forEver,
        etag: `W/"${file}"`,
      })
    })
    .get('/:app/:version/:file{.+}', async (c) => {
      const { app, version, file } = c.req.param()
      const release = plain(app) && plain(version) ? find(store, app, version) : undefined
      const known = release?.manifest.files[file]
      // Only what the manifest names is served: no way out of the folder, and never the server file.
      if (!release || !known) return c.notFound()
      return sendFile(c, path.join(release.client, file), {
        cacheControl: forEver,
        etag: `W/"${known.integrity}"`,
      })
    })
}

/** Files that a section wants at the root of the site, `/warranties/care.pdf` for instance, from its live release. */
export function publicFile(
  c: Context,
  registry: LiveRegistry,
  store: ReleaseStore,
): Promise<Response> | undefined {
  for (const [app, { active }] of Object.entries(registry.snapshot().registry.apps)) {
    const release = find(store, app, active)
    if (!release?.manifest.public.includes(c.req.path)) continue
    const file = `public${c.req.path}`
    const etag = `W/"${release.manifest.files[file]?.integrity}"`
    return sendFile(c, path.join(release.client, file), { cacheControl: forAnHour, etag })
  }
  return undefined
}

/** A name that stands for itself in a path. */
const plain = (name: string) => /^[\w@+-][\w.@+-]*$/.test(name)

function find(store: ReleaseStore, app: string, version: string): Release | undefined {
  try {
    return store.release(app, version)
  } catch {
    // There is no such release: for the visitor that is a file that is not there.
    return undefined
  }
}

async function sendFile(
  c: Context,
  file: string,
  { cacheControl, etag }: { cacheControl: string; etag: string },
) {
  const squeezed = compressible.test(file)
  const encoding = squeezed ? chooseEncoding(c.req.header('Accept-Encoding')) : 'identity'
  const headers: Record<string, string> = {
    'Cache-Control': cacheControl,
    ETag: etag,
    'Content-Type': getMimeType(file) ?? 'application/octet-stream',
    ...(squeezed ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  }
  if (isFresh(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers)
  const onDisk = encoding === 'identity' ? file : `${file}.${encoding === 'br' ? 'br' : 'gz'}`
  try {
    return c.body(new Uint8Array(await readFile(onDisk)), 200, headers)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return c.notFound()
  }
}
