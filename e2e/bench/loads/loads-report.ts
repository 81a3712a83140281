import { median } from '../median'
import { kinds, type Load } from './cold-load'
import type { Scores } from './lighthouse'
import type { Navigation } from './navigation'

export type Variant = 'bare' | 'monolith' | 'composed'
export type Results = {
  /** Loads by route. */
  loads: Record<string, Record<Variant, Load[]>>
  navigations: Record<'warm' | 'cold', Navigation[]>
  lighthouse: Record<string, { scores: Scores; failed: string[] }>
}
type Machine = { chromium: string; node: string; cores: number; rounds: number }
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

/** The most that a median of the composed site may be, divided by that of another variant. */
const goals: { key: 'fcp' | 'lcp' | 'ready'; of: 'bare' | 'monolith'; most: number }[] = [
  { key: 'fcp', of: 'bare', most: 1.1 },
  { key: 'lcp', of: 'bare', most: 1.1 },
  { key: 'fcp', of: 'monolith', most: 1.05 },
  { key: 'ready', of: 'monolith', most: 1.05 },
]
const mostShift = 0.02

const valuesOf = (loads: readonly Load[], key: keyof Load) => loads.map((load) => load[key])
const medianOf = (loads: readonly Load[], key: keyof Load) => median(valuesOf(loads, key))

/** The goals that a route misses. With `isSure` only those that are missed by more than the spread of the loads. */
function missed({ bare, monolith, composed }: Record<Variant, Load[]>, isSure: boolean): string[] {
  const others = { bare, monolith }
  const ratios = goals.flatMap(({ key, of, most }) => {
    const [own, other] = [valuesOf(composed, key), valuesOf(others[of], key)]
    const ratio = isSure ? Math.min(...own) / Math.max(...other) : median(own) / median(other)
    return !(ratio <= most)
      ? [`${key.toUpperCase()} / ${of} ${ratio.toFixed(2)} (goal ${most.toFixed(2)})`]
      : []
  })
  const shifts = valuesOf(composed, 'cls')
  const shift = isSure ? Math.min(...shifts) : median(shifts)
  return shift >= mostShift ? [...ratios, `CLS ${shift.toFixed(3)} (goal below ${mostShift})`] : ratios
}

/** Whether no goal is missed by more than the spread of the loads. */
export const isWithinGoals = ({ loads }: Results) =>
  Object.values(loads).every((variants) => missed(variants, true).length === 0)

/** Writes the results as Markdown: medians, ranges, and the ratios of the composed site. */
export function loadsReport(results: Results, machine: Machine): string {
  return [
    introduction(machine),
    table(
      ['page', 'variant', ...columns.map(({ title }) => title)],
      Object.entries(results.loads).flatMap(([page, variants]) => pageRows(page, variants)),
    ),
    'Goals that the medians miss:',
    missedList(results),
    'Bytes of the composed site by kind, in kB as sent:',
    table(
      ['page', ...kinds],
      Object.entries(results.loads).map(([page, { composed }]) => [
        page,
        ...kinds.map((kind) => medianOf(composed, kind).toFixed(1)),
      ]),
    ),
    navigationText(results.navigations),
    lighthouseText(results.lighthouse),
    `Chromium ${machine.chromium}, Node ${machine.node}, ${machine.cores} cores, HTTP/1.1 on loopback. Written by \`npm run bench\`, with the
figures in \`performance.json\`. With \`--check\` the command fails when a goal is missed by more than the spread.\n`,
  ].join('\n\n')
}

const introduction = ({ rounds }: Machine) => `# What a visitor waits for

The same sources are built once as one program (\`monolith\`) and once as a shell and sections with separate releases
(\`composed\`). The same server code renders both. \`bare\` is the composed page without its programs, which is the limit that
it can come close to. Chromium loads them in turn with an empty cache, a processor four times slower, slow 4G (562.5 ms,
1.47 Mbit/s) and a screen of 390 px. Values are medians of ${rounds} loads, with the range in brackets. "TBT" is the time by which
tasks were longer than 50 ms each, "ready" the time at which the page is hydrated.`

function pageRows(page: string, variants: Record<Variant, Load[]>): string[][] {
  const rows = (Object.entries(variants) as [Variant, Load[]][]).map(([name, loads]) => [
    page,
    name,
    ...columns.map((column) => cell(loads, column)),
  ])
  const ratios = (['bare', 'monolith'] as const).map((other) => [
    page,
    `**composed / ${other}**`,
    ...columns.map(({ key }) => ratio(variants.composed, variants[other], key)),
  ])
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

function ratio(composed: readonly Load[], other: readonly Load[], key: keyof Load): string {
  const value = medianOf(composed, key) / medianOf(other, key)
  return Number.isFinite(value) ? `**${value.toFixed(2)}**` : '-'
}

function missedList({ loads }: Results): string {
  const lines = Object.entries(loads).flatMap(([page, variants]) => {
    const goalsMissed = missed(variants, false)
    return goalsMissed.length > 0 ? [`- ${page}: ${goalsMissed.join(', ')}`] : []
  })
  return lines.length > 0 ? lines.join('\n') : 'None.'
}

function navigationText({ warm, cold }: Results['navigations']): string {
  const row = (title: string, navigations: readonly Navigation[]) => [
    title,
    median(navigations.map(({ ms }) => ms)).toFixed(0),
    median(navigations.map(({ requests }) => requests)).toFixed(0),
  ]
  return `From the home page to a page of another section by a link, on the same phone: time from the click until the page is painted,
and requests after the click. Goal with the pointer on the link before: less than 100 ms and no request.

${table(['link', 'ms', 'requests'], [row('the pointer rested on it', warm), row('pressed at once', cold)])}`
}

function lighthouseText(audits: Results['lighthouse']): string {
  const titles = Object.keys(Object.values(audits)[0]?.scores ?? {})
  const failures = Object.entries(audits).flatMap(([page, { failed }]) =>
    failed.length > 0 ? [`- ${page}: ${[...new Set(failed)].join('; ')}`] : [],
  )
  const list = failures.length > 0 ? `\n\nAudits that lost points:\n\n${failures.join('\n')}` : ''
  return `Lighthouse for a mobile phone, one run of each page:\n\n${table(
    ['page', ...titles],
    Object.entries(audits).map(([page, { scores }]) => [page, ...titles.map((title) => `${scores[title]}`)]),
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

/** Writes the medians and ranges as JSON. */
export function loadsFigures({ loads, navigations, lighthouse }: Results, machine: Machine): object {
  const round = (value: number) => (Number.isFinite(value) ? Math.round(value * 1000) / 1000 : null)
  const summary = (values: readonly number[]) => ({
    median: round(median(values)),
    least: round(Math.min(...values)),
    most: round(Math.max(...values)),
  })
  const summaries = <Item extends object>(items: readonly Item[]) =>
    Object.fromEntries(
      Object.keys(items[0] ?? {}).map((key) => [
        key,
        summary(items.map((item) => Number(item[key as keyof Item]))),
      ]),
    )
  const mapValues = <Value, Other>(record: Record<string, Value>, change: (value: Value) => Other) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
  return {
    machine,
    loads: mapValues(loads, (variants) => mapValues(variants, summaries)),
    navigations: mapValues(navigations, summaries),
    lighthouse: mapValues(lighthouse, ({ scores }) => scores),
  }
}
