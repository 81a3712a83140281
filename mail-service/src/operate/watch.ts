import type { Outbox } from '../outbox/outbox'
import type { Alarms } from './alarms'

export type WatchSettings = {
  outbox: Pick<Outbox, 'check' | 'stats' | 'tidy'>
  alarms: Alarms
  /** Milliseconds after which a waiting enquiry is late. */
  late: number
  keepReceipts: number
}

/** One look at the store: raises and ends the alarms that follow from what lies there. */
export async function look({ outbox, alarms, late }: WatchSettings) {
  const code = await outbox.check().then(
    () => undefined,
    (error: unknown) => ((error as { code?: string }).code === 'full' ? 'storage_full' : 'storage'),
  )
  alarms.set('storage_full', code === 'storage_full')
  alarms.set('storage', code === 'storage')
  if (code === 'storage') return
  const { count, oldestWaiting } = await outbox.stats()
  alarms.set('dead', count.dead > 0, { count: count.dead })
  alarms.set('corrupt', count.corrupt > 0, { count: count.corrupt })
  alarms.set('late', oldestWaiting !== undefined && Date.now() - oldestWaiting > late)
}

/** Looks every few seconds and tidies every hour, until stopped. */
export function watch(settings: WatchSettings): () => void {
  const report = (error: unknown) => settings.alarms.raise('storage', { error })
  const looks = setInterval(() => void look(settings).catch(report), 15_000)
  const tidies = setInterval(() => {
    // The hour that was counted is over; a flood that goes on raises it again.
    settings.alarms.clear('flood')
    void settings.outbox.tidy(settings.keepReceipts).catch(report)
  }, 3600_000)
  return () => {
    clearInterval(looks)
    clearInterval(tidies)
  }
}
