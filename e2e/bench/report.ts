import type { Load } from './measure'
import { median } from './median'

type Machine = { chromium: string; node: string; cores: number; rounds: number }

const columns: { key: keyof Load; title: string; digits: number }[] = [
  { key: 'requests', title: 'requests', digits: 0 },
  { key: 'kB', title: 'kB', digits: 1 },
  { key: 'fcp', title: 'FCP ms', digits: 0 },
  { key: 'lcp', title: 'LCP ms', digits: 0 },
  { key: 'cls', title: 'CLS', digits: 3 },
  { key: 'ready', title: 'ready ms', digits: 0 },
]

/** Writes the comparison as Markdown: medians, ranges, and the ratio of composed to monolith. */
export function performanceReport(results: Record<string, Record<string, Load[]>>, machine: Machine): string {
  const rows = Object.entries(results).flatMap(([page, variants]) => [
    ...Object.entries(variants).map(([name, loads]) =>
      row(
        page,
        name,
        columns.map((column) => cell(loads, column)),
      ),
    ),
    row(
      page,
      '**composed / monolith**',
      columns.map((column) => ratio(variants, column.key)),
    ),
  ])
  return `# What the composition costs

The same sources are built once as one program (\`monolith\`) and once as a shell and sections with separate releases
(\`composed\`). The same server code renders both. Chromium loads them in turn with an empty cache, a processor four times
slower, slow 4G (562.5 ms, 1.47 Mbit/s) and a screen of 390 px. Values are medians of ${machine.rounds} loads, with the range in
brackets. "Ready" is the time at which the page is hydrated.

| page | variant | ${columns.map(({ title }) => title).join(' | ')} |
| --- | --- | ${columns.map(() => '---:').join(' | ')} |
${rows.join('\n')}

Chromium ${machine.chromium}, Node ${machine.node}, ${machine.cores} cores, HTTP/1.1 on loopback. Written by \`npm run bench\`.
Goals: FCP at most 1.00 of the monolith within the range, ready at most 1.10.
`
}

const row = (...[page, name, cells]: [string, string, string[]]) =>
  `| ${page} | ${name} | ${cells.join(' | ')} |`

function cell(loads: Load[], { key, digits }: (typeof columns)[number]): string {
  const values = loads.map((load) => load[key])
  const format = (value: number) => value.toFixed(digits)
  const [min, max] = [Math.min(...values), Math.max(...values)].map(format)
  return min === max ? `${min}` : `${format(median(values))} [${min}-${max}]`
}

function ratio(variants: Record<string, Load[]>, key: keyof Load): string {
  const [monolith, composed] = ['monolith', 'composed'].map((name) =>
    median((variants[name] ?? []).map((load) => load[key])),
  )
  return monolith && composed !== undefined ? `**${(composed / monolith).toFixed(2)}**` : '-'
}
