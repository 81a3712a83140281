import { setTimeout as sleep } from 'node:timers/promises'
import { timeUntil } from '../fixtures/started-site'
import { LabSite } from './lab-site'
import type { ServerFault } from './server-faults'

/** What happened while a release with a fault was live, and after its rollback. */
export type FaultRow = {
  fault: string
  /** Pages of other sections that were asked for, and those that were not shown. */
  asked: number
  failed: number
  /** Longest wait for a page of another section, in ms. */
  slowest: number
  /** Status codes of the section's own page. */
  statuses: number[]
  /** All texts of the section's own page. */
  texts: string
  /** Whether the section's own page was always shown with the release before. */
  fellBack: boolean
  /** What the health report said about the section. */
  state: string | undefined
  /** Time from a publication of another section until its page is shown with it, in ms. */
  publication: number
  /** Time from the rollback until the page is shown with the release that it leads to, in ms. */
  recovery: number
}

/** Longest times in ms on a machine with nothing else to do. */
const longest = 1000

/** Whether a fault stayed in its section. */
export const isContained = ({
  failed,
  slowest,
  publication,
  recovery,
  fellBack,
  state,
  statuses,
}: FaultRow) =>
  failed === 0 &&
  Math.max(slowest, publication, recovery) <= longest &&
  statuses.join() === '200' &&
  (!fellBack || state === 'fallback')

/** Time for which the fault is live, in ms, and the time between two requests to other sections. */
const duration = 6000
const interval = 100

/** Runs a site with the fault in one section, while pages of others are asked for ten times a second. */
export async function runFault(fault: ServerFault): Promise<FaultRow> {
  const site = new LabSite(fault.others)
  await site.start()
  try {
    await site.publishFault(fault)
    const own = showOwn(site)
    const others = await Promise.all(
      Array.from({ length: duration / interval }, async (_, turn) => {
        await sleep(turn * interval)
        const app = site.others[turn % site.others.length] ?? ''
        const { status, text, ms } = await site.showOther(app)
        return { isShown: status === 200 && text.includes(`<main>${app} 1.0.0</main>`), ms }
      }),
    )
    const shown = await own
    const state = await site.stateOfGuilty()
    const publication = await site.publishOther()
    await site.rollBack()
    return {
      fault: fault.name,
      asked: others.length,
      failed: others.filter(({ isShown }) => !isShown).length,
      slowest: Math.round(Math.max(...others.map(({ ms }) => ms))),
      statuses: [...new Set(shown.map(({ status }) => status))],
      texts: shown.map(({ text }) => text).join('\n'),
      fellBack: shown.every(({ text }) => text.includes('<main>mfe-guilty 1.0.0</main>')),
      ...{ state, publication },
      recovery: await timeUntilRecovered(site),
    }
  } finally {
    await site.stop()
  }
}

/** Asks for the page of the section again and again. */
async function showOwn(site: LabSite) {
  const shown = []
  const end = performance.now() + duration - 500
  while (performance.now() < end) {
    shown.push(await site.showGuilty())
    await sleep(interval / 4)
  }
  return shown
}

const timeUntilRecovered = (site: LabSite) =>
  timeUntil(async () => (await site.showGuilty()).text.includes('<main>mfe-guilty 0.9.0</main>'))
