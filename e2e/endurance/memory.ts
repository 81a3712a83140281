import { isRunning } from '@virida/shared/platform/process/is-running'
import { readFileSync, readdirSync } from 'node:fs'
import type { ProgramName, StartedSite } from '../fixtures/started-site'

type Sample = { pid: number; seconds: number; megabytes: number; descriptors: number }

/** Growth of a program's memory from the first to the last fifth of its run that counts as flat, in MB. */
export const allowedGrowth = 64
/** Growth of the number of open files and connections that counts as flat. */
const allowedDescriptors = 64

export type Growth = {
  name: ProgramName
  minutes: number
  first: number
  last: number
  highest: number
  /** Fitted slope, in MB an hour. */
  slope: number
  descriptors: [first: number, last: number]
  isFlat: boolean
}

/** Samples the memory and the open files of the site's programs. */
export class Memory {
  readonly #samples: Record<ProgramName, Sample[]> = { gateway: [], 'mail-service': [] }

  constructor(private readonly site: StartedSite) {}

  sample() {
    for (const name of ['gateway', 'mail-service'] as const) {
      const samples = this.#samples[name]
      // Looking for a process among all is slow, so the known one is tried first. 0 would mean this process group.
      const known = samples.at(-1)?.pid ?? 0
      const pid = known && isRunning(known) ? known : this.site.pidOf(name)
      const state = pid && stateOf(pid)
      if (state) samples.push({ pid, seconds: performance.now() / 1000, ...state })
    }
  }

  /** The growth of the process that ran longest, without its first minute. Undefined if it ran too short. */
  growthOf(name: ProgramName): Growth | undefined {
    const all = this.#samples[name]
    const lives = [...new Set(all.map(({ pid }) => pid))].map((pid) => all.filter((one) => one.pid === pid))
    const own = lives.toSorted((a, b) => a.length - b.length).at(-1) ?? []
    const start = (own[0]?.seconds ?? 0) + 60
    const steady = own.filter(({ seconds }) => seconds >= start)
    if (steady.length < 10) return undefined
    const fifth = Math.ceil(steady.length / 5)
    const middle = (samples: Sample[], key: 'megabytes' | 'descriptors') =>
      samples.map((sample) => sample[key]).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0
    const ends = [steady.slice(0, fifth), steady.slice(-fifth)] as const
    const [first, last] = [middle(ends[0], 'megabytes'), middle(ends[1], 'megabytes')]
    const descriptors: Growth['descriptors'] = [
      middle(ends[0], 'descriptors'),
      middle(ends[1], 'descriptors'),
    ]
    return {
      name,
      minutes: ((steady.at(-1)?.seconds ?? 0) - (steady[0]?.seconds ?? 0)) / 60,
      first,
      last,
      highest: Math.max(...steady.map(({ megabytes }) => megabytes)),
      slope: slopeOf(steady) * 3600,
      descriptors,
      isFlat: last - first <= allowedGrowth && descriptors[1] - descriptors[0] <= allowedDescriptors,
    }
  }
}

/** Resident memory and number of open files of a process; undefined when it has just ended. */
function stateOf(pid: number) {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return { megabytes: Number(kilobytes) / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return undefined
  }
}

/** Slope of the line through the samples with the least squared distance, in MB a second. */
function slopeOf(samples: Sample[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(samples.map((one) => one.seconds)), mean(samples.map((one) => one.megabytes))]
  const above = samples.reduce((sum, { seconds, megabytes }) => sum + (seconds - x) * (megabytes - y), 0)
  return above / samples.reduce((sum, { seconds }) => sum + (seconds - x) ** 2, 0)
}
