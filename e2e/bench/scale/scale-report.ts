import { median } from '../median'
import type { Breakage } from './breakage'

/** What was measured of one site. */
export type Figures = {
  /** Requests for each second, in each round. */
  cached: number[]
  uncached: number[]
  /** Bytes of a document, compressed. */
  bytes: number
  /** Time from the start until the first page, in ms, in each round. */
  start: number[]
  /** Memory in MB, and the number of render processes. */
  gateway: number
  renderers: number
  count: number
}

type Machine = { node: string; cores: number; rounds: number }

/** How much worse a figure of the largest site may be than that of the smallest. */
const tolerance = 0.2

type Row = { title: string; value: (figures: Figures) => number; isBetter?: 'higher'; isChecked?: false }

const rows: Row[] = [
  { title: 'cached, requests/s', value: ({ cached }) => median(cached), isBetter: 'higher' },
  { title: 'not cached, requests/s', value: ({ uncached }) => median(uncached), isBetter: 'higher' },
  { title: 'HTML, bytes (brotli)', value: ({ bytes }) => bytes },
  { title: 'start until first page, ms', value: ({ start }) => median(start) },
  { title: 'memory, MB', value: ({ gateway, renderers }) => gateway + renderers },
  { title: 'of it the gateway, MB', value: ({ gateway }) => gateway, isChecked: false },
  { title: 'render processes', value: ({ count }) => count, isChecked: false },
]

const ends = (figures: Map<number, Figures>) => {
  const all = [...figures.values()]
  return [all[0]!, all.at(-1)!] as const
}

const ratioOf = ({ value }: Row, figures: Map<number, Figures>) => {
  const [smallest, largest] = ends(figures).map(value)
  return (largest ?? NaN) / (smallest ?? NaN)
}

const isWithin = (row: Row, figures: Map<number, Figures>) => {
  const ratio = ratioOf(row, figures)
  return row.isBetter === 'higher' ? ratio >= 1 - tolerance : ratio <= 1 + tolerance
}

/** Whether no figure of the largest site is more than 20 % worse than that of the smallest. */
export const isWithinLimits = (figures: Map<number, Figures>) =>
  rows.every((row) => row.isChecked === false || isWithin(row, figures))

export function scaleReport(figures: Map<number, Figures>, cost: Breakage, machine: Machine): string {
  const sizes = [...figures.keys()]
  const lines = rows.map((row) => {
    const values = [...figures.values()].map((one) => Math.round(row.value(one)).toLocaleString('en-US'))
    return `| ${row.title} | ${values.join(' | ')} | ${ratioOf(row, figures).toFixed(2)} |`
  })
  return `Sites with the real shell and ${sizes.join(', ').replace(/, (\d+)$/, ' and $1')} generated sections of five pages each. Ten connections, medians of ${machine.rounds} rounds in
which the sites are measured in turn. The same 20 pages are asked for on each site. Memory is that of the gateway and its
render processes after the load; what they share counts once.

| sections | ${sizes.join(' | ')} | ${sizes.at(-1)} / ${sizes[0]} |
| --- | ${sizes.map(() => '---:').join(' | ')} | ---: |
${lines.join('\n')}

A release that cannot be run, with a release before it that can: ${Math.round(cost.healthy).toLocaleString('en-US')} requests/s for a cached page of another section
while two visitors ask for the section's page without the fault, ${Math.round(cost.broken).toLocaleString('en-US')} with it.

Node ${machine.node}, ${machine.cores} cores, load from a process on the same machine. Written by \`npm run bench -- scale\`. With \`--check\` the
command fails when a figure of the largest site is more than ${tolerance * 100} % worse than that of the smallest.
`.trimEnd()
}
