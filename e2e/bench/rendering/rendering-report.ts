import { median } from '../median'
import type { Load } from './rendering-load'

/** What was measured of one way to render. */
export type Way = {
  /** Time from the start until the first page, in ms, in each round. */
  start: number[]
  /** Pages right after the start. */
  first: Load[]
  uncached: Load[]
  cached: Load[]
  /** Memory in MB after the load. */
  memory: { gateway: number; renderers: number; count: number }
}
export type Ways = { processes: Way; gateway: Way }

type Machine = { node: string; cores: number; rounds: number }

/** Least part of the speed of rendering in the gateway's own process that the render processes must reach. */
const goal = 0.8

const speedOf = (loads: readonly Load[]) => median(loads.map(({ speed }) => speed))

const slowest = (loads: readonly Load[]) =>
  median(loads.map(({ times }) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? NaN))

const total = ({ memory }: Way) => memory.gateway + memory.renderers

const rows: { title: string; value: (way: Way) => number }[] = [
  { title: 'not cached, requests/s', value: ({ uncached }) => speedOf(uncached) },
  { title: 'not cached, p99 in ms', value: ({ uncached }) => slowest(uncached) },
  { title: 'not cached, first 3 s, requests/s', value: ({ first }) => speedOf(first) },
  { title: 'cached, requests/s', value: ({ cached }) => speedOf(cached) },
  { title: 'cached, p99 in ms', value: ({ cached }) => slowest(cached) },
  { title: 'start until first page, ms', value: ({ start }) => median(start) },
  { title: 'memory, MB', value: total },
]

/** Whether pages that are not cached come fast enough from the render processes. */
export const isFastEnough = ({ processes, gateway }: Ways): boolean =>
  speedOf(processes.uncached) >= goal * speedOf(gateway.uncached)

export function renderingReport({ processes, gateway }: Ways, machine: Machine): string {
  const lines = rows.map(({ title, value }) => {
    const [outside, inside] = [value(processes), value(gateway)]
    return `| ${[title, ...[outside, inside].map(written), (outside / inside).toFixed(2)].join(' | ')} |`
  })
  return `The gateway with its render processes, and the same gateway with all server files in its own process, which no limit protects from
them. Four visitors with two connections each ask both in turn for six pages with a parameter that has a new value
each time, then for the same pages from the cache. Medians of ${machine.rounds} rounds, after each way has rendered for 18 s: V8
compiles what runs often, each render process by itself. The first 3 s of those are in the table.

| | render processes | own process | ratio |
| --- | ---: | ---: | ---: |
${lines.join('\n')}

Memory is that after the load: ${written(processes.memory.gateway)} MB of the gateway and ${written(processes.memory.renderers)} MB of ${processes.memory.count} render processes, spare ones
included; what they share counts once. Node ${machine.node}, ${machine.cores} cores, load from a process on the same machine. Written by
\`npm run bench -- rendering\`. Goal: at least ${goal} of the pages for each second that are not cached.`
}

export function renderingFigures({ processes, gateway }: Ways, machine: Machine): object {
  const figures = (way: Way) =>
    Object.fromEntries(rows.map(({ title, value }) => [title, Number(value(way).toFixed(1))]))
  return { machine, processes: figures(processes), ownProcess: figures(gateway) }
}

const written = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 })
