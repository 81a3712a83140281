import { rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { ports } from '@virida/shared/platform/config/ports'
import { writeSection } from '../write-section'
import { breakage } from './breakage'
import { ask, requestsPerSecond } from './load'
import { isWithinLimits, scaleReport, type Figures } from './scale-report'
import { buildShell, scaleSite } from './scale-site'
import { startGateway, type StartedGateway } from './started-gateway'

const sizes = [4, 44, 204]
const rounds = 5
/** Duration of each measurement, in ms. */
const duration = 1500
const firstPort = ports.e2e + 250

/**
 * The addresses that are requested: five pages of each of the first four sections. Every measured site has these
 * sections, so all sites do the same work.
 */
const asked = [0, 1, 2, 3].flatMap((number) =>
  ['', '/prices', '/colors', '/sizes', '/one'].map((page) => `/section-${number}${page}`),
)

/**
 * Measures sites with 4, 44 and 204 sections in turn, and what a broken release costs other sections.
 * Writes docs/performance.md.
 * @returns whether the largest site is at most 20 % worse than the smallest.
 */
export async function measureScale(): Promise<boolean> {
  const shell = await buildShell()
  const figures = new Map<number, Figures>()
  const dirs = await Promise.all(sizes.map((size) => scaleSite(shell, size)))
  const gateways: StartedGateway[] = []
  try {
    const starts = await startTimes(dirs)
    for (const [index, dir] of dirs.entries()) gateways.push(await startGateway(dir, firstPort + index))
    const speeds = await speedsOf(gateways)
    for (const [index, gateway] of gateways.entries()) {
      const size = sizes[index] ?? 0
      const bytes = await ask(undefined, gateway.port, '/section-1')
      figures.set(size, { start: starts[index] ?? [], bytes, ...speeds[index]!, ...gateway.memory() })
    }
    const cost = await breakage(gateways[0]!)
    const machine = { node: process.version, cores: cpus().length, rounds }
    const report = scaleReport(figures, cost, machine)
    console.log(report)
    writeSection('Number of sections', report)
    return isWithinLimits(figures)
  } finally {
    for (const gateway of gateways) await gateway.stop()
    for (const dir of dirs) rmSync(dir, { recursive: true, force: true })
  }
}

/** Time from the start of each site until its first page, in each round. */
async function startTimes(dirs: string[]): Promise<number[][]> {
  const times: number[][] = dirs.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, dir] of dirs.entries()) {
      const gateway = await startGateway(dir, firstPort + index)
      times[index]?.push(gateway.startTime)
      await gateway.stop()
    }
  return times
}

/** Requests for each second of each site, in each round. */
async function speedsOf(gateways: StartedGateway[]) {
  const speeds = gateways.map(() => ({ cached: [] as number[], uncached: [] as number[] }))
  let turn = 0
  const next = () => asked[turn++ % asked.length] ?? ''
  for (let round = 0; round <= rounds; round++)
    for (const [index, { port }] of gateways.entries()) {
      const cached = await requestsPerSecond(port, duration, next)
      const uncached = await requestsPerSecond(port, duration, () => `${next()}?q=${turn}`)
      // In the first round the programs are still being compiled.
      if (round === 0) continue
      speeds[index]?.cached.push(cached)
      speeds[index]?.uncached.push(uncached)
    }
  return speeds
}
