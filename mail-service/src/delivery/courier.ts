import { clientOf, largestSmallEnquiry, sizeOf, type StoredEnquiry } from '../enquiry/stored-enquiry'
import type { Deliver, Outcome, Progress, Recovery } from '../outbox/outbox'
import { nextDelay, type BackoffSettings } from './backoff'
import { leastRefusals, longestDoubtfulPause, RelayHealth } from './relay-health'
import type { RelayState } from './relay-pause'
import type { RelayShare } from '../outbox/relay-share'
import { SharedRelay } from './shared-relay'
import type { Mail, Rejection, Transport } from './transport'
import { judge } from './verdict'

export type CourierSettings = BackoffSettings & {
  recipients: readonly string[]
  /** Milliseconds for which the queue pauses after the first, second, ... fault of the relay. The last one repeats. */
  pauses: readonly number[]
  /**
   * Milliseconds after an accepted mail for which refused texts, deferrals and broken connections are not taken for a fault of
   * the relay. 2 minutes by default.
   */
  trust?: number
}

export type CourierEvents = {
  onSettled: (id: string, outcome: Outcome, tookMs: number) => void
  /** The relay is at fault, or works again. */
  onRelay: (state: RelayState) => void
  /** The relay refuses some of the recipients permanently while it accepts others, or accepts all of them again. */
  onRecipients: (state: RelayState) => void
  /** What this process has found out about the relay could not be shared with the others. */
  onShareFault: (error: unknown) => void
  /** The relay works again, so what has failed should be tried again. */
  onRecovered: (recovery: Recovery) => void
}

const isPermanent = ({ code }: Rejection) => code >= 500

const hold = (after: number, error: string, done: string[]): Outcome => ({ kind: 'hold', after, error, done })

const succeeds = (action: Promise<void>) =>
  action.then(
    () => true,
    () => false,
  )

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
  const health = new RelayHealth(settings.pauses, events.onRelay, settings.trust)
  const shared = share && new SharedRelay(health, share, events.onShareFault)
  const run: RunDelivery = (deliver) => (shared ? shared.run(deliver) : health.run(deliver, deliver))
  const refusedRecipients = new Set<string>()

  function retry({ attempts }: Progress, error: string, done: string[], giveUp = true): Outcome {
    const after = nextDelay(attempts + 1, settings)
    if (after === undefined && giveUp) return { kind: 'dead', error, done }
    return { kind: 'retry', after: after ?? settings.delays.at(-1) ?? 0, error, done }
  }

  /** @param pause Milliseconds for which the queue pauses; undefined if only this enquiry waits. */
  const holdOrRetry = (
    pause: number | undefined,
    progress: Progress,
    error: string,
    done: string[],
    giveUp = true,
  ) => (pause === undefined ? retry(progress, error, done, giveUp) : hold(pause, error, done))

  /** The relay refused the message, or all of its recipients, permanently. */
  function afterRefusal(
    enquiry: StoredEnquiry,
    progress: Progress,
    error: string,
    done: string[],
    isForText = false,
  ): Outcome {
    const { attempts } = progress
    const finding = health.refused(enquiry.id, clientOf(enquiry), error, { isForText, attempts })
    if (finding.fault === 'message') return { kind: 'dead', error, done }
    if (finding.fault === 'relay') return hold(finding.pause, error, done)
    return retry(progress, error, done)
  }

  /** The message is too large for the relay. One of several machines may take it, or this one after some minutes. */
  function afterRefusedSize(
    enquiry: StoredEnquiry,
    progress: Progress,
    error: string,
    done: string[],
  ): Outcome {
    if (progress.attempts + 1 >= leastRefusals) return { kind: 'dead', error, done }
    health.troubled(clientOf(enquiry), error)
    return retry(progress, error, done)
  }

  /** The relay takes no mail of anybody, or it is one of several machines and this one does not. */
  function afterRefusalOfAll(
    enquiry: StoredEnquiry,
    progress: Progress,
    { error, isTemporary, isLogin }: { error: string; isTemporary: boolean; isLogin: boolean },
    done: string[],
  ): Outcome {
    const longest = isTemporary ? { longest: longestDoubtfulPause } : {}
    const pause = health.unavailable(enquiry.id, clientOf(enquiry), error, { isLogin, ...longest })
    return holdOrRetry(pause, progress, error, done)
  }

  /** The relay refused all recipients for now. They are the same for all enquiries. */
  function afterDeferral(enquiry: StoredEnquiry, progress: Progress, error: string, done: string[]): Outcome {
    const pause = health.deferred(enquiry.id, clientOf(enquiry), error)
    return holdOrRetry(pause, progress, error, done)
  }

  /** The relay refused the message for now. */
  function afterTemporaryRefusal(enquiry: StoredEnquiry, progress: Progress, error: string, done: string[]) {
    const hasFiles = enquiry.attachments.length > 0
    const pause = health.deferredText(enquiry.id, clientOf(enquiry), error, hasFiles)
    return holdOrRetry(pause, progress, error, done)
  }

  /** A connection broke: the relay is away, or does not like the text. */
  async function afterBreak(
    enquiry: StoredEnquiry,
    progress: Progress,
    { error, isForText }: { error: string; isForText: boolean },
    done: string[],
  ): Promise<Outcome> {
    const client = clientOf(enquiry)
    const isReachable = isForText && !health.isAtFault && (await succeeds(transport.check()))
    const pause = isForText
      ? health.brokenWith(enquiry.id, client, error, isReachable)
      : health.unavailable(enquiry.id, client, error, { longest: longestDoubtfulPause })
    return holdOrRetry(pause, progress, error, done, isForText)
  }

  /** The relay refused at least one of the recipients that this attempt was for. */
  function afterRejections(
    enquiry: StoredEnquiry,
    rejections: Rejection[],
    done: string[],
    progress: Progress,
    code: string,
  ): Outcome {
    const error = `RCPT TO ${code}`
    if (!done.length)
      return rejections.every(isPermanent)
        ? afterRefusal(enquiry, progress, error, done)
        : afterDeferral(enquiry, progress, error, done)
    // What was deferred or refused is tried again as soon as the relay takes mails for these recipients.
    health.troubled(clientOf(enquiry), error)
    if (!rejections.every(isPermanent)) return retry(progress, error, done)
    // Some recipients have the mail, so the message and the relay are fine. The address of the others may be fixed later.
    for (const { recipient } of rejections) refusedRecipients.add(recipient)
    events.onRecipients({ fault: error })
    return retry(progress, error, done)
  }

  function accepted(id: string, { error }: Progress, recipients: readonly string[]) {
    const recovery = health.accepted(id, error !== undefined)
    if (recovery) events.onRecovered(recovery)
    const hadRefused = refusedRecipients.size > 0
    for (const recipient of recipients) refusedRecipients.delete(recipient)
    if (hadRefused && !refusedRecipients.size) events.onRecipients('ok')
  }

  /**
   * Sends a mail. If the connection breaks before the text, it is sent once more over a new one, which shows whether the relay
   * can be reached: one of several machines may be wrong. While the relay accepts others, and after a pause, one try is enough.
   */
  async function send(mail: Mail) {
    try {
      return await transport.send(mail)
    } catch (error) {
      const verdict = judge(error)
      const isDoubtful = verdict.about === 'connection' && !verdict.isForText
      if (!isDoubtful || health.isTrusted || health.isAtFault) throw error
      return transport.send(mail)
    }
  }

  async function attempt(enquiry: StoredEnquiry, progress: Progress): Promise<Outcome> {
    const done = progress.done.filter((recipient) => settings.recipients.includes(recipient))
    const pending = settings.recipients.filter((recipient) => !done.includes(recipient))
    if (!pending.length) return { kind: 'delivered', reply: '250' }
    try {
      const { reply, rejections } = await send({
        enquiry,
        recipients: pending,
        hasFailed: progress.error !== undefined,
      })
      const refused = new Set(rejections.map(({ recipient }) => recipient))
      const reached = pending.filter((recipient) => !refused.has(recipient))
      accepted(enquiry.id, progress, reached)
      const [first] = rejections
      if (!first) return { kind: 'delivered', reply }
      return afterRejections(enquiry, rejections, [...done, ...reached], progress, String(first.code))
    } catch (thrown) {
      const verdict = judge(thrown)
      const { error } = verdict
      switch (verdict.about) {
        case 'relay':
          return afterRefusalOfAll(enquiry, progress, verdict, done)
        case 'connection':
          return afterBreak(enquiry, progress, verdict, done)
        case 'recipients':
          return afterRejections(enquiry, verdict.rejections, done, progress, verdict.code)
        case 'size':
          // Every relay accepts small mails: one that calls them too large has no space for any mail.
          return sizeOf(enquiry) > largestSmallEnquiry
            ? afterRefusedSize(enquiry, progress, error, done)
            : afterRefusal(enquiry, progress, error, done)
        case 'message':
          return verdict.permanent
            ? afterRefusal(enquiry, progress, error, done, verdict.isForText)
            : afterTemporaryRefusal(enquiry, progress, error, done)
      }
    }
  }

  /** An extra attempt ends nothing: the planned one is still to come. */
  function asExtra(outcome: Outcome): Outcome {
    if (outcome.kind !== 'dead') return outcome
    const { error, done } = outcome
    return { kind: 'retry', after: settings.delays.at(-1) ?? 0, error, done }
  }

  const deliver: Deliver = async (enquiry, progress) => {
    const startedAt = performance.now()
    const result = await run(async () => {
      const outcome = await attempt(enquiry, progress)
      return progress.isExtra ? asExtra(outcome) : outcome
    })
    const outcome: Outcome =
      'kind' in result
        ? result
        : {
            kind: 'hold',
            after: result.pause,
            error: progress.error ?? result.fault,
            done: progress.done,
            isUntried: true,
          }
    events.onSettled(enquiry.id, outcome, performance.now() - startedAt)
    return outcome
  }
  return { deliver, refresh: () => shared?.refresh() ?? Promise.resolve() }
}
