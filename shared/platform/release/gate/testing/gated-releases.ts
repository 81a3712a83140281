import { prefixOf } from '../../../webpack/class-prefix'
import { ReleaseError } from '../../errors'
import { releaseFolder } from '../../read-release'
import { publish } from '../../registry/registry'
import type { Registry } from '../../registry/registry-schema'
import {
  shellCode,
  temporaryReleases,
  writeRelease,
  type FixtureRelease,
} from '../../testing/fixture-release'
import { routerFacade } from '../../../webpack/federation'
import { gateOf } from '../gate'
import { GateError } from '../problem'

export type BrokenRelease = {
  name: string
  release: FixtureRelease
  /** Sections that are live beside it. A shell with the export `Link` and the token `--ink` always is. */
  live?: FixtureRelease[]
  /** Damages the release after its build. */
  damage?: (folder: string) => void
  /** Code of the refusal. */
  code: string
}

/** Code of a page that shows this HTML. */
export const showing = (html: string) => `return { html: ${JSON.stringify(html)} }`
export const goodPage = showing('<h1>Questions</h1>')

export const shell = (given: Partial<FixtureRelease> = {}): FixtureRelease => ({
  app: 'shell',
  version: '1.0.0',
  facts: { router: ['Link'], tokens: ['--ink'] },
  provides: { [routerFacade]: '1.0.0' },
  serverCode: `${shellCode} exports.modules = { '${routerFacade}': {} }`,
  ...given,
})

/** A container as webpack makes it: its one route loads a chunk. */
const container = (path: string) => `
const load = async () => (await viridaFiles.module(new URL('./page.mjs', import.meta.url).href)).load()
export const init = () => {}
export const get = async () => () => ({ default: [{ path: '${path}', chunk: 'page', load }] })
`

/**
 * A section with one page.
 * @param load Code that makes the page.
 * @param browserLoad The same in the browser files.
 */
export const section = (
  load = goodPage,
  given: Partial<FixtureRelease> = {},
  browserLoad = load,
): FixtureRelease => {
  const path = given.routes?.[0]?.path ?? '/faq'
  const app = given.app ?? 'mfe-faq'
  const serverCode = `exports.default = [{ path: '${path}', chunk: 'page', load: async () => { ${load} } }]`
  return {
    app,
    version: '1.0.0',
    serverCode,
    routes: [{ path, chunk: 'page' }],
    contents: {
      'remoteEntry.mjs': container(path),
      'page.mjs': `export const load = async () => { ${browserLoad} }`,
      'page.css': `.${prefixOf(app)}Title {}`,
    },
    chunks: { routes: { js: [], css: [] }, page: { js: ['page.mjs'], css: ['page.css'] } },
    ...given,
  }
}

/** A releases folder whose releases go through the gate. */
export class GatedReleases {
  readonly dir = temporaryReleases()
  readonly gate = gateOf(this.dir)

  /** Writes a release and publishes it. */
  async release(fixture: FixtureRelease, damage?: BrokenRelease['damage']): Promise<Registry> {
    const { app, version } = await writeRelease(this.dir, fixture)
    damage?.(releaseFolder(this.dir, app, version))
    return publish(this.dir, app, version, { gate: this.gate })
  }

  /** Publishes a broken release beside good ones. @returns How it was refused. */
  async refusalOf({ release, live = [], damage }: BrokenRelease) {
    for (const fixture of [shell(), ...live]) await this.release(fixture)
    const startedAt = performance.now()
    try {
      await this.release(release, damage)
      return undefined
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error
      const codes = error instanceof GateError ? error.problems.map(({ code }) => code) : [error.code]
      return { codes, message: error.message, ms: performance.now() - startedAt }
    }
  }
}
