import { shellName } from '@virida/shared/platform/contract/composition'
import type { PageReport } from '@virida/shared/platform/contract/page-report'
import { wideAllowance, type ClientNetwork } from '@virida/shared/platform/http/client-networks'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import type { Canary, Registry } from '@virida/shared/platform/release/registry/registry-schema'
import type { ClientTally, Counts } from './client-tally'
import { ClientWindow, type SeenClient, type Side } from './client-window'
import type { ErrorBudget } from './error-budget'

/** Clients of a canary and of the live release together that are compared: the latest ones. */
const mostClients = 10_000

/** Milliseconds after which a canary that could not be aborted is aborted again, when a page is asked for. */
const usualPause = 5000

/**
 * @property note Why the canary is to be aborted.
 * @property nextAttempt Time of the next attempt to abort it, by `performance.now()`; infinite while there is one.
 */
type Judged = { clients: ClientWindow; note?: string; nextAttempt: number }

/** A document that was answered. */
type CountedDocument = {
  /** The section that owns the page; undefined for a page of the shell. */
  section: string | undefined
  /** Whether it could not be shown as its release has it. */
  failed: boolean
}

type Options = {
  budget: ErrorBudget
  log: FaultLog
  /** Ends the canary and writes why into the history. */
  abort: (canary: Canary, note: string) => Promise<unknown>
  /** Milliseconds after an attempt that failed. */
  pause?: number
}

/** Compares how many clients of each canary and of the live release have failures, and aborts a canary that fails too often. */
export class CanaryBudget {
  /** By the salt of the canary. */
  readonly #judged = new Map<string, Judged>()

  constructor(readonly options: Options) {}

  /**
   * Counts the client of a document for the canary of the section that owns the page, and for a canary of the shell.
   * @param shown The canary of the document's browser.
   * @param own Networks of the client.
   * @param neighbors The same with the network of an IPv4 address, by which the clients of the sample are chosen.
   */
  countDocument(
    { canaries }: Registry,
    shown: Canary | undefined,
    { section, failed }: CountedDocument,
    own: readonly ClientNetwork[],
    neighbors = own,
  ): void {
    for (const canary of canaries) {
      void this.#endAgain(canary)
      if (![section, shellName].includes(canary.app)) continue
      const side = shown?.salt === canary.salt ? 'canary' : 'live'
      // A browser of another canary shows nothing about this one and about the live releases.
      if (shown && side === 'live') continue
      if (failed) this.#fail(canaries, canary, side, { own, neighbors })
      else this.#of(canaries, canary).clients.add(side, { own, neighbors })
    }
  }

  /**
   * Counts a fault that a browser reports.
   * @param shown The canary of the browser that reports it.
   * @param own Networks of the client.
   * @param neighbors The same with the network of an IPv4 address.
   */
  countFault(
    { apps, canaries }: Registry,
    shown: Canary | undefined,
    { shell, app, version }: Pick<PageReport, 'shell' | 'app' | 'version'>,
    own: readonly ClientNetwork[],
    neighbors = own,
  ): void {
    for (const canary of canaries) {
      const used = canary.app === shellName ? shell : canary.app === app ? version : undefined
      if (used === canary.version && shown?.salt === canary.salt)
        this.#fail(canaries, canary, 'canary', { own, neighbors })
      if (used === apps[canary.app]?.active && !shown)
        this.#fail(canaries, canary, 'live', { own, neighbors })
    }
  }

  #of(canaries: readonly Canary[], { salt }: Canary): Judged {
    const known = this.#judged.get(salt)
    if (known) return known
    for (const old of this.#judged.keys())
      if (!canaries.some((canary) => canary.salt === old)) this.#judged.delete(old)
    const made = { clients: new ClientWindow(mostClients), nextAttempt: -Infinity }
    this.#judged.set(salt, made)
    return made
  }

  #fail(canaries: readonly Canary[], canary: Canary, side: Side, client: SeenClient) {
    const judged = this.#of(canaries, canary)
    judged.clients.fail(side, client)
    if (side !== 'canary' || judged.note !== undefined) return
    const note = this.#verdict(judged)
    if (note === undefined) return
    judged.note = note
    void this.#end(canary, judged, note)
  }

  /**
   * Why a canary is to be aborted; undefined while it is within its budget. All clients are compared, and a sample with few clients
   * of each network, so that nobody can hide errors with many addresses of one network. At a small share a canary has few
   * clients, and it is judged at each failure, so the difference must also be larger than chance. And it must be so without the failed
   * clients of any one network, and compared with the live release without the healthy clients of any one network, so that nobody
   * can abort a canary with the addresses of one.
   */
  #verdict({ clients }: Judged): string | undefined {
    const { percent, clients: least } = this.options.budget
    const [canary, live] = [clients.of('canary'), clients.of('live')]
    if (canary.all.failedNetworks < least) return undefined
    const isAbove = (own: ClientTally, others: ClientTally) => {
      const other = withoutCrowd(others)
      return [own, withoutFailed(own, own.failedOfOne)].every(
        (counts) => shareOf(counts) - shareOf(other) > percent + chance(counts, other),
      )
    }
    if (isAbove(canary.all, live.all)) return this.#noteOf(canary.all, live.all)
    // The sample can be so small that the four clients of one network decide.
    if (canary.sample.failed >= least && isAbove(canary.sample, live.sample))
      return `In a sample with few clients of each network, ${this.#noteOf(canary.sample, live.sample)}`
    return undefined
  }

  #noteOf = (canary: Counts, live: Counts) =>
    `${canary.failed} of ${Math.round(canary.clients)} clients had errors (${round(shareOf(canary))} %), and ${round(shareOf(live))} % with the live release; the budget is ${this.options.budget.percent} % more`

  /** Aborts a canary that could not be aborted before, such as on a full disk. */
  async #endAgain(canary: Canary) {
    const judged = this.#judged.get(canary.salt)
    if (judged?.note !== undefined && performance.now() >= judged.nextAttempt)
      await this.#end(canary, judged, judged.note)
  }

  async #end(canary: Canary, judged: Judged, note: string) {
    const { log, abort, pause = usualPause } = this.options
    const name = `${canary.app} ${canary.version}`
    judged.nextAttempt = Infinity
    try {
      await abort(canary, note)
      log.report(`The gateway has aborted the canary ${name}: ${note}`)
    } catch (error) {
      log.report(`The canary ${name} is above its error budget and cannot be aborted`, { error })
      judged.nextAttempt = performance.now() + pause
    }
  }
}

/** The counts without so many failed clients. */
const withoutFailed = ({ clients, failed }: Counts, count: number): Counts => ({
  clients: clients - Math.min(count, failed),
  failed: failed - Math.min(count, failed),
})

/** The counts with four healthy clients at most of the network that has the most. */
const withoutCrowd = ({ clients, failed, healthyOfOne }: ClientTally): Counts => ({
  clients: clients - Math.max(0, healthyOfOne - wideAllowance),
  failed,
})

/** Clients with a failure among a hundred. */
const shareOf = ({ clients, failed }: Counts) => (failed / Math.max(clients, 1)) * 100

/**
 * Percentage points by which two shares differ by chance: twice the standard error of their difference. The live side counts as at
 * least as large as that of the canary, so that a canary can be aborted before the live release has clients.
 */
function chance(one: Counts, other: Counts): number {
  const share = (one.failed + other.failed) / Math.max(one.clients + other.clients, 1)
  const size = 1 / Math.max(one.clients, 1) + 1 / Math.max(other.clients, one.clients, 1)
  return 200 * Math.sqrt(share * (1 - share) * size)
}

const round = (percent: number) => Math.round(percent * 10) / 10
