import { median } from '../median'
import { kinds, type Load } from './cold-load'
import { comparisons, missedByLoads, missedByNavigations, valuesOf, type Results } from './loads-goals'
import { navigationKinds, type Navigation, type NavigationKind } from './navigation'
import { variants, type Variant } from './variants'

export type Machine = { chromium: string; node: string; cores: number; rounds: number; against?: string }
type Loads = Results['loads'][string]
type Column = { key: keyof Load; title: string; digits: number }

const columns: Column[] = [
  { key: 'requests', title: 'requests', digits: 0 },
  { key: 'kB', title: 'kB', digits: 1 },
  { key: 'fcp', title: 'FCP ms', digits: 0 },
  { key: 'lcp', title: 'LCP ms', digits: 0 },
  { key: 'cls', title: 'CLS', digits: 3 },
  { key: 'tbt', title: 'TBT ms', digits: 0 },
  { key: 'ready', title: 'ready ms', digits: 0 },
]

/** Writes the results as Markdown: medians, ranges, ratios, and the goals that are missed. */
export function loadsReport(results: Results, machine: Machine): string {
  return [
    introduction(machine),
    table(
      ['page', 'variant', ...columns.map(({ title }) => title)],
      Object.entries(results.loads).flatMap(([page, loads]) => pageRows(page, loads)),
    ),
    'Goals that the medians miss:',
    missedList(results),
    'Bytes of the composed site by kind, in kB as sent, and scripts that have arrived when the page is ready:',
    table(
      ['page', ...kinds, 'Script until ready'],
      Object.entries(results.loads).map(([page, { composed = [] }]) => [
        page,
        ...([...kinds, 'scriptToReady'] as const).map((kind) => median(valuesOf(composed, kind)).toFixed(1)),
      ]),
    ),
    navigationText(results),
    ...(Object.keys(results.lighthouse).length > 0 ? [lighthouseText(results.lighthouse)] : []),
    `Chromium ${machine.chromium}, Node ${machine.node}, ${machine.cores} cores, loopback. Written by \`npm run bench\`, with the
figures in \`performance.json\`. With \`--check\` the command fails when a goal is missed by more than the spread.\n`,
  ].join('\n\n')
}

const introduction = ({ rounds, against }: Machine) => `# What a visitor waits for

The same sources are built once as one program (\`monolith\`) and once as a shell and sections with separate releases
(\`composed\`). The same server code renders both. \`bare\` is the composed page without its programs, which is the limit that
it can come close to. \`plain\` is what the quick start of module federation describes, made of the same pages: a host and
remotes with the plugin of \`@module-federation/enhanced\`, which the browser renders in an empty document. It paints nothing before
the page's code is there, so its FCP is the time of the whole page. \`http2\` is the composed site with TLS and HTTP/2; the others
speak HTTP/1.1 without TLS.${against ? ` \`earlier\` is another build, at ${against}.` : ''}
Chromium loads them in turn with an empty cache, a processor four times slower, slow 4G (562.5 ms, 1.47 Mbit/s) and a screen of
390 px. Values are medians of ${rounds} loads, with the range in brackets. "TBT" is the time by which tasks were longer than 50 ms
each, "ready" the time at which the page is hydrated.`

function pageRows(page: string, loads: Loads): string[][] {
  const rows = variants.flatMap((variant) => {
    const own = loads[variant]
    return own ? [[page, variant, ...columns.map((column) => cell(own, column))]] : []
  })
  const ratios = comparisons.flatMap(({ of, by }) => {
    const [own, other] = [loads[of], loads[by]]
    if (!own || !other) return []
    return [[page, `**${of} / ${by}**`, ...columns.map(({ key }) => ratio(own, other, key))]]
  })
  return [...rows, ...ratios]
}

function cell(loads: readonly Load[], { key, digits }: Column): string {
  const values = valuesOf(loads, key)
  if (values.some(Number.isNaN)) return '-'
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  )
  return least === most ? `${least}` : `${middle} [${least}-${most}]`
}

function ratio(own: readonly Load[], other: readonly Load[], key: keyof Load): string {
  const value = median(valuesOf(own, key)) / median(valuesOf(other, key))
  return Number.isFinite(value) ? `**${value.toFixed(2)}**` : '-'
}

function missedList(results: Results): string {
  const places = [
    ...Object.entries(results.loads).map(([page, loads]) => ({
      place: page,
      goals: missedByLoads(page, loads, false),
    })),
    { place: 'warm link', goals: missedByNavigations(results, false) },
  ]
  const lines = places.flatMap(({ place, goals }) =>
    goals.length > 0 ? [`- ${place}: ${goals.join(', ')}`] : [],
  )
  return lines.length > 0 ? lines.join('\n') : 'None.'
}

function navigationText({ navigations }: Results): string {
  const middle = (of: readonly Navigation[], key: keyof Navigation) => median(valuesOf(of, key)).toFixed(0)
  const rows = (Object.entries(navigations) as [Variant, Record<NavigationKind, Navigation[]>][]).map(
    ([variant, kinds]) => [
      variant,
      ...navigationKinds.flatMap((kind) => [middle(kinds[kind], 'ms'), middle(kinds[kind], 'requests')]),
    ],
  )
  return `From the home page to a page of another section by a link: time from the click until the page is painted, and requests
after the click. "Warm" is a link on which the pointer has rested, on a computer with a screen of 1,440 px and this machine's
processor and network; "phone" is the same on the slow phone, as if it had a mouse; "cold" is a link that is pressed at once on the
phone. Goal of links on which the pointer has rested: less than 100 ms and no request.

${table(['variant', ...navigationKinds.flatMap((kind) => [`${kind} ms`, 'requests'])], rows)}`
}

function lighthouseText(audits: Results['lighthouse']): string {
  const titles =
    Object.values(audits).flatMap((audit) => ('error' in audit ? [] : [Object.keys(audit.scores)]))[0] ?? []
  const losses = Object.entries(audits).flatMap(([page, audit]) => {
    if ('error' in audit) return [`- ${page}: not audited (${audit.error})`]
    return audit.failed.length > 0 ? [`- ${page}: ${[...new Set(audit.failed)].join('; ')}`] : []
  })
  const list = losses.length > 0 ? `\n\nAudits that lost points:\n\n${losses.join('\n')}` : ''
  return `Lighthouse for a mobile phone, one run of each page:\n\n${table(
    ['page', ...titles],
    Object.entries(audits).map(([page, audit]) => [
      page,
      ...titles.map((title) => ('error' in audit ? '-' : `${audit.scores[title]}`)),
    ]),
  )}${list}`
}

function table([first = '', ...rest]: string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line([first, ...rest]),
    line(['---', ...rest.map((title) => (title === 'variant' ? '---' : '---:'))]),
    ...rows.map(line),
  ].join('\n')
}
