import { hiddenVisitors } from '@virida/shared/platform/http/visitor'
import type { Log } from '@virida/shared/platform/log/log'

/** Conditions that a person has to act on, with the text that notifications contain. */
export const alarmTexts = {
  relay:
    'The mail relay refuses some or all mails, or does not answer. Enquiries are stored and are delivered when it works again.',
  recipient: 'The mail relay refuses one of the recipients (MAIL_TO). The others have the mails.',
  storage: 'The store cannot be read or written. New enquiries may be refused.',
  storage_full: 'The disk or the database is full. New enquiries are refused.',
  corrupt: 'A stored enquiry is damaged. It is kept but cannot be delivered.',
  dead: 'The mail relay refused an enquiry permanently. Fix the cause and send it again from the admin page.',
  quarantined: 'Enquiries with signs of spam wait in quarantine. Send or erase them from the admin page.',
  late: 'An enquiry has been waiting for delivery for too long, or for an unknown time because the clock was wrong.',
  scanner:
    'The virus scanner does not work. Mails with files are sent with a note that the files were not scanned.',
  flood: 'There are unusually many enquiries.',
  proxy: hiddenVisitors,
} as const
export type AlarmKind = keyof typeof alarmTexts
export const alarmKinds = Object.keys(alarmTexts) as AlarmKind[]

export type AlarmChange = { kind: AlarmKind; isActive: boolean }

/**
 * The alarms that are active now. Each one is logged as an error when it starts and as information when it ends. While it
 * is active, it is shown in the metrics and on the admin page.
 */
export class Alarms {
  private readonly since = new Map<AlarmKind, number>()

  /** @param onChange Called when an alarm starts or ends. */
  constructor(
    private readonly log: Log,
    private readonly onChange: (change: AlarmChange) => void = () => undefined,
  ) {}

  raise(kind: AlarmKind, detail: object = {}) {
    if (this.since.has(kind)) return
    this.since.set(kind, Date.now())
    this.log.error({ alarm: kind, ...detail }, 'alarm raised')
    this.onChange({ kind, isActive: true })
  }

  clear(kind: AlarmKind) {
    if (!this.since.delete(kind)) return
    this.log.info({ alarm: kind }, 'alarm ended')
    this.onChange({ kind, isActive: false })
  }

  /** Raises or clears an alarm. */
  set(kind: AlarmKind, isActive: boolean, detail: object = {}) {
    if (isActive) this.raise(kind, detail)
    else this.clear(kind)
  }

  active(): { kind: AlarmKind; since: number }[] {
    return [...this.since].map(([kind, since]) => ({ kind, since }))
  }
}
