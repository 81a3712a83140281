import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ports } from '@virida/shared/platform/config/ports'
import { releaseUrl, root } from '@virida/shared/platform/paths'
import { gateOf } from '@virida/shared/platform/release/gate/gate'
import { manifestFile } from '@virida/shared/platform/release/manifest'
import { readManifest, releaseFolder } from '@virida/shared/platform/release/read-release'
import { publish } from '@virida/shared/platform/release/registry/registry'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { makeReleases } from '../../../scripts/make-releases'
import { OwnReleases } from '../../fixtures/own-releases'
import { startGateway, type StartedGateway } from '../scale/started-gateway'
import { writeSection } from '../write-section'
import { isWithinGoals, publishesReport, type Publishes } from './publishes-report'
import { SiteLoad } from './site-load'
import { stores } from './stores'

const count = 50
/** Time between two publications, in ms. */
const pause = 100
/** The section that is published, and the page by which a new release is noticed. */
const section = 'mfe-support'
const page = '/faq'
const firstPort = ports.e2e + 255

/**
 * Publishes a section fifty times on each kind of store, while visitors read pages of two gateways.
 * Writes docs/performance.md.
 * @returns whether no request failed and the new pages came soon enough.
 */
export async function measurePublishes(): Promise<boolean> {
  process.env.NODE_ENV = 'production'
  const source = path.join(root, '.cache', 'bench')
  await makeReleases(source, { replaceLive: false })
  const results: Publishes[] = []
  for (const name of Object.keys(stores)) {
    console.log(`Publishing with the store ${name} ...`)
    results.push(await measureStore(name, source))
    const report = publishesReport(results, { node: process.version, cores: cpus().length, count })
    console.log(report)
    writeSection('Publications under load', report)
  }
  return results.every(isWithinGoals)
}

async function measureStore(name: string, source: string): Promise<Publishes> {
  const releases = new OwnReleases(source)
  const bench = await stores[name]!(releases.dir)
  const gate = gateOf(releases.dir)
  const gateways: StartedGateway[] = []
  try {
    for (const [index, folder] of bench.folders.entries())
      gateways.push(await startGateway(folder, firstPort + index, bench.env))
    const gatewayPorts = gateways.map(({ port }) => port)
    const load = new SiteLoad(gatewayPorts, pagesOf(releases.dir))
    const times: Pick<Publishes, 'publish' | 'firstPage'> = { publish: [], firstPage: [] }
    try {
      for (let turn = 1; turn <= count; turn++) {
        const version = `9.0.${turn}`
        copyRelease(releases, version)
        const startedAt = performance.now()
        const shown = gatewayPorts.map(async (port) => {
          await load.until(port, page, releaseUrl(section, version))
          return performance.now()
        })
        await publish(releases.dir, section, version, { store: bench.store, gate })
        const publishedAt = performance.now()
        times.publish.push(publishedAt - startedAt)
        // A gateway may show the release before `publish` resolves, so the time is at least 0.
        for (const at of await Promise.all(shown)) times.firstPage.push(Math.max(0, at - publishedAt))
        await sleep(pause)
      }
    } finally {
      await load.stop()
    }
    return { store: name, requests: load.count, failed: load.failed, ...times }
  } finally {
    for (const gateway of gateways) await gateway.stop()
    await bench.stop()
    releases.removeFolder()
  }
}

/** Some addresses of each section. */
const pagesOf = (dir: string) =>
  Object.entries(readRegistry(dir).apps).flatMap(([app, { active }]) =>
    readManifest(dir, app, active)
      .routes.filter(({ path }) => path !== '/not-found')
      .flatMap(({ path, paths }) => paths?.slice(0, 2) ?? [path]),
  )

/** Copies the built release under another version, which the documents name. */
function copyRelease(releases: OwnReleases, version: string) {
  const built = readManifest(releases.dir, section, releases.active(section))
  const folder = releaseFolder(releases.dir, section, version)
  cpSync(releaseFolder(releases.dir, section, built.version), folder, { recursive: true, dereference: true })
  const contentHash = `${built.contentHash.slice(0, 10)}-${version}`
  const file = path.join(folder, manifestFile)
  const text = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...text, version, contentHash }))
}
