import { Hono, type Context } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { previewsAddress } from '@virida/shared/platform/paths'
import { isOpen } from '@virida/shared/platform/release/pinned'
import type { Manifest } from '@virida/shared/platform/release/manifest'
import type { Preview } from '@virida/shared/platform/release/registry/registry-schema'
import { listedAddresses } from '@virida/shared/platform/release/routes/listed-addresses'
import type { LiveRegistry } from '../releases/live-registry'
import type { PinnedSnapshots } from '../releases/pinned-snapshots'
import type { ReleaseStore } from '../releases/release-store'
import type { Snapshot } from '../releases/snapshot'
import { pathOnSite } from './path-on-site'
import { badgeStyle } from './badge'
import { badgeStyleAddress, leaveAddress } from './addresses'
import { endedPage } from './ended-page'

/** Seconds. Browsers keep no cookie longer (RFC 6265bis, 5.5), and the library refuses more: with a clock that is far behind. */
const longestCookie = 400 * 24 * 60 * 60
/** The cookie with the preview that a browser sees. */
const cookieName = 'preview'

type Options = {
  registry: LiveRegistry
  store: ReleaseStore
  pinned: PinnedSnapshots
  /** Gives the key that signs the cookie. */
  key: () => string
  /** Whether the browser has sent the request encrypted. */
  isSecure: (c: Context) => boolean
}

/** Shows browsers a release that is not live, once they have opened its address. */
export class Previews {
  #key: string | undefined

  constructor(readonly options: Options) {}

  /**
   * The releases of this browser's preview, if it sees one. A forged cookie is removed. A preview that has ended or is
   * not known is ignored: another machine may know it already, and the cookie ends with it.
   */
  async snapshotFor(c: Context, live: Snapshot): Promise<Snapshot | undefined> {
    if (getCookie(c, cookieName) === undefined) return undefined
    const id = await getSignedCookie(c, this.#secret, cookieName)
    if (!id) this.#removeCookie(c)
    const found = id ? this.#find(id) : undefined
    return found && this.options.pinned.of(live, found)
  }

  routes(): Hono {
    const names = (address: string) => address.slice(previewsAddress.length)
    return new Hono()
      .get(names(badgeStyleAddress), (c) =>
        c.body(badgeStyle, 200, { 'Content-Type': 'text/css', 'Cache-Control': 'no-cache' }),
      )
      .post(names(leaveAddress), (c) => {
        this.#removeCookie(c)
        return c.redirect(pathOnSite(c.req.header('Referer')), 303)
      })
      .get('/:id', async (c) => {
        const hidden = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
        const found = this.#find(c.req.param('id'))
        if (!found) return c.html(endedPage, 404, hidden)
        const { preview, manifest } = found
        await setSignedCookie(c, cookieName, preview.id, this.#secret, {
          ...this.#attributes(c),
          maxAge: Math.min(Math.ceil((Date.parse(preview.until) - Date.now()) / 1000), longestCookie),
        })
        for (const [name, value] of Object.entries(hidden)) c.header(name, value)
        return c.redirect(firstAddress(manifest), 303)
      })
      .all('/*', (c) => c.notFound())
  }

  get #secret(): string {
    return (this.#key ??= this.options.key())
  }

  #attributes(c: Context) {
    return { path: '/', httpOnly: true, sameSite: 'Lax', secure: this.options.isSecure(c) } as const
  }

  #removeCookie(c: Context) {
    deleteCookie(c, cookieName, this.#attributes(c))
  }

  #find(id: string): Found | undefined {
    const { registry, store } = this.options
    const preview = registry.snapshot().registry.previews.find((one) => one.id === id && isOpen(one))
    const manifest = preview && store.find(preview.app, preview.version)?.manifest
    return manifest && { preview, manifest }
  }
}

type Found = { preview: Preview; manifest: Manifest }

/** Where a preview begins: the first page of the section. */
const firstAddress = ({ routes }: Manifest): string =>
  listedAddresses(routes).find((address) => !/[:*]/.test(address)) ?? '/'
