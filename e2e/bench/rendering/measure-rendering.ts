import { cpus } from 'node:os'
import path from 'node:path'
import { ports } from '@virida/shared/platform/config/ports'
import { root } from '@virida/shared/platform/paths'
import { makeReleases } from '../../../scripts/make-releases'
import { OwnReleases } from '../../fixtures/own-releases'
import { startGateway, type StartedGateway } from '../scale/started-gateway'
import { writeFigures } from '../write-figures'
import { writeSection } from '../write-section'
import { loadOf } from './rendering-load'
import { isFastEnough, renderingFigures, renderingReport, type Way, type Ways } from './rendering-report'

const rounds = 5
/** Duration of each measurement, in ms. */
const duration = 3000
/**
 * How long each way renders before it is measured, in ms. V8 compiles what runs often, and each render process does so for
 * itself: until then a page takes up to twice the time.
 */
const warmUp = 15_000
const firstPort = ports.e2e + 270

/** A program in the gateway's place. It renders in its own process. */
const inProcess = path.join(import.meta.dirname, 'in-process-gateway.ts')

/** Pages of three sections, with a parameter that they read. */
const pages = [
  '/catalog?compare=',
  '/series/venetian-casement?tab=',
  '/compare?series=',
  '/contact-us?design=',
  '/egress-calculator?openings=',
  '/find-by-size?for=',
]

/**
 * Measures rendering in render processes beside rendering in the gateway's own process. Writes docs/performance.md and
 * docs/performance.json.
 * @returns whether the goal is reached.
 */
export async function measureRendering(): Promise<boolean> {
  process.env.NODE_ENV = 'production'
  const source = path.join(root, '.cache', 'bench')
  await makeReleases(source, { replaceLive: false })
  const releases = new OwnReleases(source)
  const start = {
    processes: () => startGateway(releases.dir, firstPort),
    gateway: () => startGateway(releases.dir, firstPort + 1, {}, inProcess),
  }
  const names = Object.keys(start) as (keyof Ways)[]
  const empty = (): Way => ({
    start: [],
    first: [],
    uncached: [],
    cached: [],
    memory: { gateway: 0, renderers: 0, count: 0 },
  })
  const ways: Ways = { processes: empty(), gateway: empty() }
  const gateways = new Map<keyof Ways, StartedGateway>()
  try {
    for (let round = 0; round < rounds; round++)
      for (const name of names) {
        const started = await start[name]()
        ways[name].start.push(started.startTime)
        await started.stop()
      }
    for (const name of names) gateways.set(name, await start[name]())
    await measure(gateways, ways)
  } finally {
    for (const gateway of gateways.values()) await gateway.stop()
    releases.removeFolder()
  }
  const machine = { node: process.version, cores: cpus().length, rounds }
  const report = renderingReport(ways, machine)
  console.log(report)
  writeSection('Rendering in processes of its own', report)
  writeFigures({ rendering: renderingFigures(ways, machine) })
  return isFastEnough(ways)
}

async function measure(gateways: ReadonlyMap<keyof Ways, StartedGateway>, ways: Ways) {
  let turn = 0
  const page = () => pages[turn++ % pages.length] ?? ''
  const uncached = (port: number, ms: number) => loadOf(port, ms, () => `${page()}${turn}`)
  for (const [name, { port }] of gateways) {
    ways[name].first.push(await uncached(port, duration))
    await uncached(port, warmUp)
  }
  for (let round = 0; round < rounds; round++)
    for (const [name, { port }] of gateways) {
      ways[name].uncached.push(await uncached(port, duration))
      ways[name].cached.push(await loadOf(port, duration, () => page().replace(/\?.*/, '')))
    }
  for (const [name, gateway] of gateways) ways[name].memory = gateway.memory()
}
