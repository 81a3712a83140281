import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Hono } from 'hono'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { section, shell, showing } from '@virida/shared/platform/release/gate/testing/gated-releases'
import { publishAll } from '@virida/shared/platform/release/registry/registry'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { remoteSite, type RemoteSite } from '@virida/shared/platform/release/remote/ask-site'
import type { SentRelease } from '@virida/shared/platform/release/remote/send-release'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { createSiteServer } from '../../http/server'
import { publishing, type PublishingOptions } from '../publishing'

/** The section that is published. */
export const app = 'mfe-faq'
export const tokens = { [app]: ['t'.repeat(24)], 'mfe-browse': ['b'.repeat(24)] }

/** Releases of a site, and of a team that has no access to them. The team has version 1.1.0, and the site shows 1.0.0. */
export class PublishingSite {
  readonly dir = temporaryReleases()
  readonly team = temporaryReleases()
  readonly #servers: Server[] = []

  async prepare() {
    for (const fixture of [shell(), section()]) await writeRelease(this.dir, fixture)
    await publishAll(this.dir, { shell: '1.0.0', [app]: '1.0.0' })
    await writeRelease(this.team, section(showing('<h1>Answers</h1>'), { version: '1.1.0' }))
  }

  /** Serves requests on a port. @returns its origin. */
  async listen(fetch: Hono['fetch']): Promise<string> {
    const server = createSiteServer(fetch)
    this.#servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  /** Starts a gateway that takes releases. Its gate finds nothing unless a test sets another one. */
  async open(
    options: Partial<PublishingOptions> = {},
    RELEASE_TOKEN = tokens[app]?.[0],
  ): Promise<RemoteSite> {
    const routes = publishing({
      ...{
        releasesDir: this.dir,
        tokens,
        live: () => readRegistry(this.dir),
        log: new FaultLog(testLog().log),
      },
      ...{ networksOf: () => networksOf('192.0.2.1'), gate: () => Promise.resolve(['a note']), ...options },
    })
    return remoteSite(await this.listen(new Hono().route('/publish', routes).fetch), { RELEASE_TOKEN })
  }

  /** What the team sends. */
  sent(change: Partial<SentRelease> = {}): SentRelease {
    return {
      ...{ dir: this.team, app, version: '1.1.0', action: 'publish', who: 'ana', signer: () => undefined },
      ...change,
    }
  }

  /** Text of a manifest of the team. */
  manifestText(version = '1.1.0'): string {
    return readFileSync(path.join(this.team, app, version, 'manifest.json'), 'utf8')
  }

  live() {
    return readRegistry(this.dir).apps[app]?.active
  }

  /** Names of the pictures and fonts that the site has of the app. */
  media() {
    return readdirSync(path.join(this.dir, app, 'media'))
  }

  /** Nothing of a refused release is on the site. */
  expectUnchanged() {
    expect(this.live()).toBe('1.0.0')
    expect(readdirSync(path.join(this.dir, app)).filter((name) => name !== 'media')).toEqual(['1.0.0'])
    const staging = path.join(this.dir, '.staging')
    expect(existsSync(staging) ? readdirSync(staging) : []).toEqual([])
  }

  close() {
    for (const server of this.#servers) server.close()
  }
}

/** A new site for each test of a file. @returns the one of the test that runs. */
export function publishingSite(): () => PublishingSite {
  let site: PublishingSite
  beforeEach(() => (site = new PublishingSite()).prepare())
  afterEach(() => site.close())
  return () => site
}

/** Posts a body to the routes of an app, as a program other than ours may do it. */
export const post = (
  { origin, token }: RemoteSite,
  what: string,
  body: BodyInit | AsyncIterable<Uint8Array>,
  of = app,
) =>
  fetch(`${origin}/publish/${of}/${what}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body,
    duplex: 'half',
  } as RequestInit)
