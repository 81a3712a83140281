import type { Load } from '../loads/cold-load'
import { median } from '../median'
import { slow4gLine } from './slow-line'

export const lineVariants = ['bare', 'composed', 'http2'] as const
export type LineLoads = Record<string, Record<(typeof lineVariants)[number], Load[]>>

/** Largest ratio of the large picture's time to that of the page without programs. */
const mostOfBare = 1.1

const columns = ['fcp', 'lcp', 'ready'] as const

/** The measurement as Markdown, and whether the large picture of each page is within its goal with HTTP/1.1. */
export function lineReport(
  loads: LineLoads,
  { node, cores, rounds }: { node: string; cores: number; rounds: number },
): { text: string; isReached: boolean } {
  const rows = Object.entries(loads).flatMap(([page, own]) =>
    lineVariants.map((variant) => {
      const cells = columns.map((column) => cell(own[variant].map((load) => load[column])))
      return `| ${[page, variant, ...cells, ratio(own, variant).toFixed(2)].join(' | ')} |`
    }),
  )
  const { bytesPerSecond, roundTripMs } = slow4gLine
  const text = `The developer tools of a browser, with which the first table is made, delay each answer by itself and share a slow line evenly
among all files, so they do not show the order in which a server sends them. Here a proxy slows the line on the level of TCP: ${bytesPerSecond / 1000} kB/s,
${roundTripMs} ms for a round trip, one line for all connections. The rest is as in the first table; \`http2\` has two more round trips for TLS. Medians of ${rounds} loads in ms.
Goal with HTTP/1.1: LCP / bare at most ${mostOfBare}.

| page | variant | FCP | LCP | ready | LCP / bare |
| --- | --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

Node ${node}, ${cores} cores, loopback. Written by \`npm run bench -- line\`.`
  return { text, isReached: Object.values(loads).every((own) => ratio(own, 'composed') <= mostOfBare) }
}

const lcp = (loads: readonly Load[]) => median(loads.map((load) => load.lcp))
const ratio = (own: LineLoads[string], variant: (typeof lineVariants)[number]) =>
  lcp(own[variant]) / lcp(own.bare)

function cell(values: readonly number[]): string {
  if (values.some(Number.isNaN)) return '-'
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map(Math.round)
  return `${middle} [${least}-${most}]`
}
