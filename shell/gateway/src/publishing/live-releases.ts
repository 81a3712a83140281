import { stat } from 'node:fs/promises'
import { Hono } from 'hono'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import type { LiveReleases } from '@virida/shared/platform/release/remote/upload'
import { fileStream } from '../http/file-stream'
import type { ReleaseStore } from '../releases/release-store'

/**
 * Gives a team the live releases of all apps, so that it can run the site with its own section on a developer's machine.
 * Only manifests and server files are sent: browser files have public addresses. Releases that the gateway does not show,
 * because they are damaged or not signed, are left out.
 * @param live The registry of what visitors get.
 */
export function liveReleases(store: ReleaseStore, live: () => Registry): Hono {
  const routes = new Hono()
  routes.get('/', (c) => {
    const releases: LiveReleases = Object.entries(live().apps).flatMap(([app, { active }]) => {
      const manifest = shown(() => store.manifestText(app, active))
      return manifest === undefined ? [] : [{ app, version: active, manifest }]
    })
    return c.json({ ok: true, releases }, 200, noStore)
  })
  routes.get('/:name/:version/server', async (c) => {
    const { name, version } = c.req.param()
    if (live().apps[name]?.active !== version) return c.notFound()
    const server = shown(() => store.server(name, version))
    if (!server) return c.notFound()
    const { size } = await stat(server.file)
    return c.body(fileStream(server.file, { start: 0, end: size - 1 }), 200, {
      ...noStore,
      'Content-Type': 'application/octet-stream',
      'Content-Length': `${size}`,
    })
  })
  return routes
}

/** Undefined when the gateway does not show the release. The health report says why. */
function shown<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    return undefined
  }
}

const noStore = { 'Cache-Control': 'no-store' }
