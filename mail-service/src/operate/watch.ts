import type { Outbox } from '../outbox/outbox'
import type { Alarms } from './alarms'
import { sendDigest } from './digest'

export type WatchSettings = {
  outbox: Pick<Outbox, 'check' | 'stats' | 'tidy' | 'list' | 'accept'>
  alarms: Alarms
  /** Milliseconds after which a waiting enquiry counts as late. */
  late: number
  keepReceipts: number
  /** Whether to mail a list of the enquiries in quarantine every day. */
  digest: boolean
  /** Tests whether the virus scanner works, and raises or clears its alarm. */
  checkScanner?: (() => Promise<void>) | undefined
  /** Learns what other instances have found out about the relay. */
  refreshRelay: () => Promise<void>
}

/** Checks the store once and raises or clears the alarms that depend on it. */
export async function checkOnce({
  outbox,
  alarms,
  late,
}: Pick<WatchSettings, 'alarms' | 'late'> & { outbox: Pick<Outbox, 'check' | 'stats'> }) {
  const code = await outbox.check().then(
    () => undefined,
    (error: unknown) => ((error as { code?: string }).code === 'full' ? 'storage_full' : 'storage'),
  )
  alarms.set('storage_full', code === 'storage_full')
  alarms.set('storage', code === 'storage')
  if (code === 'storage') return
  const { count, oldestWaiting, aheadOfClock } = await outbox.stats()
  alarms.set('dead', count.dead > 0, { count: count.dead })
  alarms.set('quarantined', count.quarantined > 0, { count: count.quarantined })
  alarms.set('corrupt', count.corrupt > 0, { count: count.corrupt })
  // How long an enquiry of the future has waited is not known, so it is reported at once.
  const isLate = aheadOfClock > 0 || (oldestWaiting !== undefined && Date.now() - oldestWaiting > late)
  alarms.set('late', isLate, aheadOfClock > 0 ? { aheadOfClock } : undefined)
}

/**
 * Every 15 seconds, checks the store and the virus scanner, and reads what other instances know about the relay. Every
 * hour, ends the alarms that count an hour, tidies the store and sends the digest. The identity of the digest is the
 * date (UTC), so the outbox accepts one a day.
 * @returns A function that stops all of this.
 */
export function watch(settings: WatchSettings): () => void {
  const report = (error: unknown) => settings.alarms.raise('storage', { error })
  const checking = setInterval(() => {
    void checkOnce(settings).catch(report)
    void settings.checkScanner?.()
    void settings.refreshRelay().catch(report)
  }, 15_000)
  const tidying = setInterval(() => {
    // The counted hour is over. If the cause is still there, the alarm is raised again.
    settings.alarms.clear('flood')
    settings.alarms.clear('proxy')
    void settings.outbox.tidy(settings.keepReceipts).catch(report)
    if (settings.digest) void sendDigest(settings.outbox).catch(report)
  }, 3600_000)
  return () => {
    clearInterval(checking)
    clearInterval(tidying)
  }
}
