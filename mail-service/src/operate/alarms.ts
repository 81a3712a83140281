import type { Log } from './log'

/** What someone has to do something about. */
export const alarmKinds = ['relay', 'storage', 'storage_full', 'corrupt', 'dead', 'late', 'flood'] as const
export type AlarmKind = (typeof alarmKinds)[number]

/**
 * What is wrong now. Each alarm is one error in the log when it begins and one line when it ends; between them it
 * stands in the metrics and on the admin page.
 */
export class Alarms {
  private readonly since = new Map<AlarmKind, number>()

  constructor(private readonly log: Log) {}

  raise(kind: AlarmKind, detail: object = {}) {
    if (this.since.has(kind)) return
    this.since.set(kind, Date.now())
    this.log.error({ alarm: kind, ...detail }, 'alarm raised')
  }

  clear(kind: AlarmKind) {
    if (this.since.delete(kind)) this.log.info({ alarm: kind }, 'alarm ended')
  }

  set(kind: AlarmKind, raised: boolean, detail: object = {}) {
    if (raised) this.raise(kind, detail)
    else this.clear(kind)
  }

  active(): { kind: AlarmKind; since: number }[] {
    return [...this.since].map(([kind, since]) => ({ kind, since }))
  }
}
