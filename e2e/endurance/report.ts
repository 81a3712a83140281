import { cpus, loadavg } from 'node:os'
import type { ProgramName } from '../fixtures/started-site'
import type { Blow } from '../kills/outage'
import { allowedGrowth, type Growth } from './memory'
import type { Plan } from './plan'
import type { Publishing } from './publishing'
import type { Senders } from './senders'
import type { Visitors } from './visitors'

export type Results = {
  startedAt: Date
  plan: Plan
  visitors: Visitors
  senders: Senders
  publishing: Publishing
  blows: { name: ProgramName; signal: Blow; ms: number }[]
  /** Enquiries that were not delivered five minutes after the end. */
  waiting: number
  /** Message-IDs by marker. */
  deliveries: Map<string, string[]>
  growth: Record<ProgramName, Growth | undefined>
  /** What the programs printed. */
  output: string
}

/** Longest outage after a kill that is not a finding, in ms. `npm run kills` measures outages without other load. */
const outageLimit = 30_000
/** Part of the page requests that may fail while both programs run: the machine is shared, and requests time out. */
const toleratedFailures = 1 / 1000

/** Restarts that the supervisor decided on by itself, because a program did not answer in time or ended by a fault. */
const unplannedRestarts = ({ output, blows }: Results) =>
  Math.max(0, [...output.matchAll(/ ended with /g)].length - blows.length)

/** The findings: what must not happen but did. */
export function failuresOf(results: Results): string[] {
  const { visitors, senders, blows, waiting, growth } = results
  const lost = lostOf(results)
  const late = blows.filter(({ ms }) => ms > outageLimit)
  return [
    ...lost.map((marker) => `Enquiry ${marker} was acknowledged and is lost`),
    ...senders.all
      .filter(({ acknowledged }) => !acknowledged)
      .map(({ marker }) => `${marker} was never acknowledged`),
    ...senders.unexpected.map(([status, count]) => `${count} enquiries were answered ${status}`),
    ...(waiting === 0 ? [] : [`${waiting} enquiries still wait five minutes after the end`]),
    ...visitors.wrong.map((problem) => `Wrong page: ${problem}`),
    ...(visitors.failed.length <= visitors.pages * toleratedFailures
      ? []
      : visitors.failed.map((problem) => `Failed although both programs ran: ${problem}`)),
    ...late.map(({ name, signal, ms }) => `${name} was away for at least ${ms} ms after ${signal}`),
    ...Object.entries(growth).flatMap(([name, measured]) => {
      if (!measured) return [`${name} never ran long enough to judge its memory`]
      const { first, last, isFlat } = measured
      return isFlat ? [] : [`${name} grew from ${round(first)} to ${round(last)} MB or keeps files open`]
    }),
  ]
}

/** The report in Markdown. */
export function enduranceReport(results: Results): string {
  const { startedAt, plan, visitors, senders, publishing, deliveries, growth } = results
  const failures = failuresOf(results)
  const copies = [...deliveries.values()].reduce((sum, ids) => sum + ids.length - 1, 0)
  const otherIds = [...deliveries.values()].reduce((sum, ids) => sum + new Set(ids).size - 1, 0)
  const minutes = Math.round(plan.duration / 60_000)
  const seconds = Math.round(plan.window / 1000)
  const answers = [...senders.statuses].sort(([a], [b]) => a - b)
  return `# Endurance

Written by \`npm run endurance -- ${minutes}\` on ${startedAt.toISOString().slice(0, 10)}. Node ${process.version}, ${cpus().length} cores that other programs used as well (load
average ${round(loadavg()[1] ?? 0)} over 5 minutes at the end), everything on one machine.

The supervisor runs the gateway and the mail service with its spool on a disk of 256 MB (a tmpfs). Three visitors read pages
and the scripts that these name, two send enquiries of 2 KB to 1.5 MB, a section is published and rolled back. In the first third,
programs are killed and frozen; then they run on, so that their memory can be judged. In each third the relay is away for ${seconds} s,
and the disk is full to its last byte for ${seconds} s (a real full file system, nothing simulated). The relay refuses 20 % of the mails for
now, and breaks the connection after 10 % of the mails that it takes. Delays between attempts are shorter than the defaults.

**${failures.length === 0 ? 'Passed: nothing lost, no wrong page, flat memory.' : `Failed. Findings: ${failures.length}, listed below.`}**

| pages read | scripts read | wrong | failed while both programs answered | failed while a program was away | releases published | rolled back |
| --- | --- | --- | --- | --- | --- | --- |
| ${[visitors.pages, visitors.files, visitors.wrong.length, visitors.failed.length, visitors.duringOutages, publishing.count, publishing.rolledBack].join(' | ')} |

Each page is compared with its first reading: status, one heading with the text of the release that the document names, a release that was
live during the request, scripts of the section that owns the page, no error box. Each script is compared with the hash in its page.

| enquiries | acknowledged | delivered | lost | copies (same Message-ID) | copies with another Message-ID |
| --- | --- | --- | --- | --- | --- |
| ${[senders.all.length, senders.acknowledged.length, deliveries.size, lostOf(results).length, copies, otherIds].join(' | ')} |

Answers to the forms: ${answers.map(([status, count]) => `${count} x ${status || 'no answer'}`).join(', ')}. A form that is not answered with 200 is sent again.

| program | signal | times | median | longest |
| --- | --- | --- | --- | --- |
${blowRows(results).join('\n')}

Restarts that the supervisor decided on by itself: ${unplannedRestarts(results)}. It replaces a program that does not answer for about 7 s, or for
45 s when the machine is overloaded.

| program | minutes | memory of the first fifth | of the last fifth | highest | slope | open files, first and last fifth |
| --- | --- | --- | --- | --- | --- | --- |
${Object.values(growth)
  .flatMap((measured) => (measured ? [growthRow(measured)] : []))
  .join('\n')}

Memory is the resident set of the process that ran longest; flat means that it grows by at most ${allowedGrowth} MB.
${
  failures.length === 0
    ? ''
    : `\n## Findings\n\n${failures
        .slice(0, 100)
        .map((failure) => `- ${failure}`)
        .join('\n')}\n`
}`
}

const lostOf = ({ senders, deliveries }: Results) =>
  senders.acknowledged.filter(({ marker }) => !deliveries.has(marker)).map(({ marker }) => marker)

function blowRows({ blows }: Results) {
  const kinds = new Set(blows.map(({ name, signal }) => `${name} ${signal}`))
  return [...kinds].map((kind) => {
    const times = blows.filter(({ name, signal }) => kind === `${name} ${signal}`)
    const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b)
    const [first] = times
    const median = sorted[Math.floor(sorted.length / 2)]
    return `| ${first?.name} | ${first?.signal} | ${sorted.length} | ${median} ms | ${sorted.at(-1)} ms |`
  })
}

function growthRow({ name, minutes, first, last, highest, slope, descriptors }: Growth) {
  const cells = [
    name,
    round(minutes),
    ...[first, last, highest].map((megabytes) => `${Math.round(megabytes)} MB`),
    `${round(slope)} MB/h`,
    descriptors.join(', '),
  ]
  return `| ${cells.join(' | ')} |`
}

const round = (value: number) => Math.round(value * 10) / 10
