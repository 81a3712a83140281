import { median } from '../median'
import { ask, requestsPerSecond } from './load'
import { breakSection } from './scale-site'
import type { StartedGateway } from './started-gateway'

/** Duration of each measurement, in ms, and their number. */
const duration = 1500
const rounds = 3
/** The section with the broken release. */
const broken = 3

/** Requests for each second for a cached page of a section, while visitors ask for a page of another one. */
export type Breakage = { healthy: number; broken: number }

/** Measures what a live release that cannot be run costs other sections. The release before it is shown instead. */
export async function breakage({ port, dir }: StartedGateway): Promise<Breakage> {
  const healthy = await besideVisitors(port)
  await breakSection(dir, broken)
  await ask(undefined, port, `/section-${broken}`)
  return { healthy, broken: await besideVisitors(port) }
}

async function besideVisitors(port: number): Promise<number> {
  const results: number[] = []
  for (let round = 0; round < rounds; round++) {
    let isOver = false
    const visitor = async () => {
      while (!isOver) await ask(undefined, port, `/section-${broken}`)
    }
    const visitors = [visitor(), visitor()]
    results.push(await requestsPerSecond(port, duration, () => '/section-0'))
    isOver = true
    await Promise.all(visitors)
  }
  return median(results)
}
