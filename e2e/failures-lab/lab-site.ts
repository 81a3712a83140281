import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { makeLog } from '@virida/shared/platform/log/log'
import { publish, rollBack } from '@virida/shared/platform/release/registry/registry'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { createGateway } from '../../shell/gateway/src/app'
import { createSiteServer } from '../../shell/gateway/src/http/server'
import { RenderProcesses } from '../../shell/gateway/src/rendering/render-processes'
import { timeUntil } from '../fixtures/started-site'
import type { ServerFault } from './server-faults'

/** The section with the fault, and the path of its page. */
const guilty = { app: 'mfe-guilty', path: '/guilty' }

const pathOf = (app: string) => app.replace('mfe-', '/')

/** A shell in the shape of the real one, with a library that sections use. */
const shellCode = `
const react = { useState: (value) => [value] }
exports.modules = { react }
exports.renderPage = async (url, composition, loadRoutes, owner) => {
  const page = { kind: 'page', status: 200, head: { title: 'T', description: 'D' }, tags: [] }
  try {
    const [{ show }] = await loadRoutes(composition.sections[0])
    const [text] = react.useState(await show(url))
    return { ...page, html: ['<main>', text, '</main>'].map(String).join('') }
  } catch (error) {
    return { ...page, status: 503, html: 'box', error }
  }
}
`

const sectionCode = ({ atStart = '', atRender = '' }: Partial<ServerFault>, text: string) =>
  `${atStart}\nexports.default = [{ show: async () => { ${atRender}\nreturn ${JSON.stringify(text)} } }]`

/** A site with four or more sections, on a port of its own. The release of one section can be replaced by one with a fault. */
export class LabSite {
  readonly dir = temporaryReleases()
  readonly #processes = new RenderProcesses(new FaultLog(makeLog('silent')))
  #server: Server | undefined
  #origin = ''

  /** The sections without a fault. The page of `mfe-first` is `/first`. */
  readonly others: readonly string[]

  /** @param more Number of sections besides the usual four. */
  constructor(more = 0) {
    const extra = Array.from({ length: more }, (_, number) => `mfe-other-${number}`)
    this.others = ['mfe-first', 'mfe-second', 'mfe-third', ...extra]
  }

  async start() {
    const shell = { app: 'shell', version: '1.0.0', serverCode: shellCode, entry: 'main.mjs' }
    await writeRelease(this.dir, { ...shell, chunks: { main: { js: ['main.mjs'], css: [] } } })
    await publish(this.dir, 'shell', '1.0.0')
    for (const version of ['0.9.0', '1.0.0']) await this.#release(guilty.app, version, guilty.path, {})
    for (const app of this.others) await this.#release(app, '1.0.0', pathOf(app), {})
    const apps = ['shell', ...this.others, guilty.app]
    const gateway = createGateway({
      releasesDir: this.dir,
      mailUrl: 'http://127.0.0.1:9',
      processes: this.#processes,
      log: makeLog('silent'),
      apps,
    })
    this.#server = createSiteServer(gateway.fetch)
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve))
    this.#origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    for (const app of this.others.slice(0, 3)) await this.show(pathOf(app))
    await this.showGuilty()
  }

  publishFault(fault: ServerFault) {
    return this.#release(guilty.app, '2.0.0', guilty.path, fault)
  }

  /** Rolls the section back by two releases. The first one has another text than the one that is shown in place of the fault. */
  rollBack() {
    return rollBack(this.dir, guilty.app, '0.9.0')
  }

  /** Publishes another section, and waits until its page is shown with the new release. @returns the time in ms. */
  async publishOther(): Promise<number> {
    const [app = ''] = this.others
    await this.#release(app, '1.1.0', pathOf(app), {})
    return timeUntil(async () => (await this.showOther(app)).text.includes(`<main>${app} 1.1.0</main>`))
  }

  /** What the health report says about the section. */
  async stateOfGuilty(): Promise<string | undefined> {
    const answer = await fetch(`${this.#origin}/healthz/composition`)
    const { apps } = (await answer.json()) as { apps: Record<string, { state: string }> }
    return apps[guilty.app]?.state
  }

  /** Asks for a page that is not in the cache. */
  async show(path: string) {
    const startedAt = performance.now()
    const answer = await fetch(`${this.#origin}${path}?q=${Math.random()}`)
    const text = await answer.text()
    return { status: answer.status, text, ms: performance.now() - startedAt }
  }

  showGuilty() {
    return this.show(guilty.path)
  }

  showOther(app: string) {
    return this.show(pathOf(app))
  }

  async stop() {
    this.#server?.closeAllConnections()
    this.#server?.close()
    await this.#processes.stop()
    rmSync(this.dir, { recursive: true })
  }

  async #release(app: string, version: string, path: string, fault: Partial<ServerFault>) {
    const routes = [{ path, chunk: 'page', query: ['q'] }]
    const serverCode = sectionCode(fault, `${app} ${version}`)
    const chunks = { routes: { js: [], css: [] }, page: { js: [], css: [] } }
    await writeRelease(this.dir, { app, version, serverCode, routes, chunks })
    await publish(this.dir, app, version)
  }
}
