import { largestSmallEnquiry, sizeOf, type StoredEnquiry } from '../enquiry/stored-enquiry'
import type { Deliver, Outcome, Progress } from '../outbox/outbox'
import { nextDelay, type BackoffSettings } from './backoff'
import { RelayHealth, type RelayState } from './relay-health'
import type { RelayShare } from '../outbox/relay-share'
import { SharedRelay } from './shared-relay'
import { Suspects } from './suspects'
import type { Rejection, Transport } from './transport'
import { judge } from './verdict'

export type CourierSettings = BackoffSettings & {
  recipients: readonly string[]
  /** Milliseconds for which the queue pauses after the first, second, ... fault of the relay. The last one repeats. */
  pauses: readonly number[]
}

export type CourierEvents = {
  onSettled: (id: string, outcome: Outcome, tookMs: number) => void
  /** The relay is at fault, or works again. */
  onRelay: (state: RelayState) => void
  /** The relay refuses some of the recipients permanently while it accepts others, or accepts all of them again. */
  onRecipients: (state: RelayState) => void
  /** What this process has found out about the relay could not be shared with the others. */
  onShareFault: (error: unknown) => void
}

const isPermanent = ({ code }: Rejection) => code >= 500

/** Runs a delivery, or returns the rest of the pause when the queue is paused. */
type RunDelivery = <T>(deliver: () => Promise<T>) => Promise<T | { pause: number; fault: string }>

export type Courier = {
  /** Tries to deliver an enquiry and decides what happens to it next. */
  deliver: Deliver
  /** Learns what other processes have found out about the relay. */
  refresh: () => Promise<void>
}

/** @param share The findings about the relay that all processes on one store share. Undefined if there is only one. */
export function courier(
  transport: Transport,
  settings: CourierSettings,
  events: CourierEvents,
  share?: RelayShare,
): Courier {
  const health = new RelayHealth(settings.pauses, events.onRelay)
  const shared = share && new SharedRelay(health, share, events.onShareFault)
  const run: RunDelivery = (deliver) => (shared ? shared.run(deliver) : health.run(deliver, deliver))
  const suspects = new Suspects(health)
  const refusedRecipients = new Set<string>()

  function retry({ attempts }: Progress, error: string, done: string[], giveUp = true): Outcome {
    const after = nextDelay(attempts + 1, settings)
    if (after === undefined && giveUp) return { kind: 'dead', error, done }
    return { kind: 'retry', after: after ?? settings.delays.at(-1) ?? 0, error, done }
  }

  /** The relay refused the message, or all of its recipients, permanently. */
  function afterRefusal(id: string, error: string, done: string[]): Outcome {
    const finding = health.refused(id, error)
    if (finding.fault === 'message') return { kind: 'dead', error, done }
    return { kind: finding.fault === 'relay' ? 'hold' : 'retry', after: finding.pause, error, done }
  }

  /** The relay refused at least one of the recipients that this attempt was for. */
  function afterRejections(
    id: string,
    rejections: Rejection[],
    done: string[],
    progress: Progress,
    code: string,
  ): Outcome {
    const error = `RCPT TO ${code}`
    if (!rejections.every(isPermanent)) return retry(progress, error, done)
    if (!done.length) return afterRefusal(id, error, done)
    // Some recipients have the mail, so the message and the relay are fine. The address of the others may be fixed later.
    for (const { recipient } of rejections) refusedRecipients.add(recipient)
    events.onRecipients({ fault: error })
    return retry(progress, error, done)
  }

  function accepted(id: string, recipients: readonly string[], took: number) {
    health.accepted(id, took)
    const hadRefused = refusedRecipients.size > 0
    for (const recipient of recipients) refusedRecipients.delete(recipient)
    if (hadRefused && !refusedRecipients.size) events.onRecipients('ok')
  }

  async function attempt(enquiry: StoredEnquiry, progress: Progress): Promise<Outcome> {
    const result = await suspects.run({ enquiry, progress }, () => send(enquiry, progress))
    if ('kind' in result) return result
    const { done, error = '' } = progress
    return { kind: 'wait', after: result.wait, error, done }
  }

  async function send(enquiry: StoredEnquiry, progress: Progress): Promise<Outcome> {
    const { id } = enquiry
    const done = progress.done.filter((recipient) => settings.recipients.includes(recipient))
    const pending = settings.recipients.filter((recipient) => !done.includes(recipient))
    if (!pending.length) return { kind: 'delivered', reply: '250' }
    try {
      const startedAt = performance.now()
      const { reply, rejections } = await transport.send({
        enquiry,
        recipients: pending,
        longest: suspects.longest({ enquiry, progress }),
      })
      const refused = new Set(rejections.map(({ recipient }) => recipient))
      const reached = pending.filter((recipient) => !refused.has(recipient))
      // The transfer of a large mail says nothing about the relay.
      accepted(id, reached, sizeOf(enquiry) > largestSmallEnquiry ? 0 : performance.now() - startedAt)
      const [first] = rejections
      if (!first) return { kind: 'delivered', reply }
      return afterRejections(id, rejections, [...done, ...reached], progress, String(first.code))
    } catch (thrown) {
      const verdict = judge(thrown)
      const { error } = verdict
      switch (verdict.about) {
        case 'relay':
          return { kind: 'hold', after: health.pause(error), error, done }
        case 'unknown': {
          const pause = health.broken(id, error)
          return pause === undefined
            ? retry(progress, error, done, false)
            : { kind: 'hold', after: pause, error, done }
        }
        case 'recipients':
          return afterRejections(id, verdict.rejections, done, progress, verdict.code)
        case 'size':
          // Every relay accepts small mails: one that calls them too large has no space for any mail.
          return sizeOf(enquiry) > largestSmallEnquiry
            ? { kind: 'dead', error, done }
            : afterRefusal(id, error, done)
        case 'message':
          return verdict.permanent ? afterRefusal(id, error, done) : retry(progress, error, done)
      }
    }
  }

  const deliver: Deliver = async (enquiry, progress) => {
    const startedAt = performance.now()
    const result = await run(() => attempt(enquiry, progress))
    const outcome: Outcome =
      'kind' in result
        ? result
        : { kind: 'hold', after: result.pause, error: result.fault, done: progress.done, isUntried: true }
    if (outcome.kind !== 'wait') events.onSettled(enquiry.id, outcome, performance.now() - startedAt)
    return outcome
  }
  return { deliver, refresh: () => shared?.refresh() ?? Promise.resolve() }
}
