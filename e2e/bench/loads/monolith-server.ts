import { Hono } from 'hono'
import type { LoadRoutes, ShellServer } from '@virida/shared/platform/contract/shell-server'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { makeLog } from '@virida/shared/platform/log/log'
import { evaluateServerFile } from '@virida/shared/platform/release/evaluate'
import { chooseEncoding } from '../../../shell/gateway/src/http/encoded'
import { documentForms, type DocumentForm } from '../../../shell/gateway/src/pages/document-forms'
import { releaseFiles } from '../../../shell/gateway/src/releases/assets'
import { LiveRegistry } from '../../../shell/gateway/src/releases/live-registry'
import { ReleaseStore } from '../../../shell/gateway/src/releases/release-store'
import { SheetTexts } from '../../../shell/gateway/src/releases/sheet-texts'
import { security } from '../../../shell/gateway/src/security'

type MonolithServer = ShellServer & { loadRoutes: LoadRoutes }

/** Serves the monolith as the gateway serves the composed site: same documents, headers, compression and caching. */
export function createMonolith(releasesDir: string, version: string): Hono {
  const store = new ReleaseStore(releasesDir)
  const log = new FaultLog(makeLog('info'))
  const registry = new LiveRegistry(store, log)
  const sheets = new SheetTexts(store, log)
  const { manifest } = store.release('monolith', version)
  const server = evaluateServerFile(store.server('monolith', version).file) as MonolithServer
  const cache = new Map<string, DocumentForm>()

  async function documentAt(url: URL) {
    const cached = cache.get(url.pathname)
    if (cached) return cached
    const { composition, ownerOf } = registry.snapshot()
    const owner = ownerOf(url.pathname)
    const page = await server.renderPage(url, composition, server.loadRoutes, owner)
    if (page.kind !== 'page' || page.error)
      throw new Error(`Cannot render ${url.pathname} in the monolith: it gave an error page or a redirect`)
    const release = composition.sections.find(({ name }) => name === owner?.section)
    const { manifest: section } = store.release(release?.name ?? '', release?.version ?? '')
    const { chunk = [], dataChunks = {} } = section.routes.find(({ path }) => path === owner?.pattern) ?? {}
    const chunks = [chunk, dataChunks[url.pathname] ?? []].flat()
    const parts = {
      page,
      shell: manifest,
      // A monolith has no container, so the first chunk of the page takes its place.
      section: { manifest: { ...manifest, entry: manifest.chunks[chunks[0] ?? '']?.js[0] ?? '' }, chunks },
    }
    // Every load of the benchmark is a first visit.
    const { inlined, linked } = await documentForms(parts, { composition }, sheets)
    const made = inlined ?? linked
    cache.set(url.pathname, made)
    return made
  }

  return new Hono()
    .use(security())
    .route('/r', releaseFiles(store))
    .get('*', async (c) => {
      const { body, etag, scripts, styles } = await documentAt(new URL(c.req.url))
      c.set('documentPolicy', { showsMap: false, trustedTypes: [], scripts, styles })
      const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
      const headers = {
        'Content-Type': 'text/html; charset=utf-8',
        ETag: etag,
        Vary: 'Accept-Encoding, Cookie',
        'Cache-Control': 'no-cache',
      }
      const bytes = new Uint8Array(await body.as(encoding))
      return c.body(
        bytes,
        200,
        encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding },
      )
    })
}
