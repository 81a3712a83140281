import type { Deliver, Outcome, Progress } from '../outbox/outbox'
import type { StoredEnquiry } from '../enquiry/stored-enquiry'
import { nextDelay, type BackoffSettings } from './backoff'
import type { Rejection, Transport } from './transport'
import { judge } from './verdict'

export type CourierSettings = BackoffSettings & {
  recipients: readonly string[]
  /** Milliseconds for which the queue rests after the first, second, ... fault of the relay; the last repeats. */
  rests: readonly number[]
}

export type CourierEvents = {
  onSettled: (id: string, outcome: Outcome, tookMs: number) => void
  /** The relay is at fault, or serves again. */
  onRelay: (state: { fault: string } | 'well') => void
}

/** Broken connections in a row that make a fault of the relay out of a fault of one delivery. */
const brokenInARow = 2

/** Decides what becomes of an enquiry after one try to deliver it. */
export function courier(transport: Transport, settings: CourierSettings, events: CourierEvents): Deliver {
  let faults = 0
  let broken = 0
  let restsUntil = 0

  const served = () => {
    broken = 0
    if (faults > 0) events.onRelay('well')
    faults = 0
  }

  function rest(error: string, done: string[]): Outcome {
    // Deliveries that ran beside the first one that failed lengthen nothing.
    const remaining = restsUntil - performance.now()
    if (remaining > 0) return { kind: 'hold', after: remaining, error, done }
    const after = settings.rests[Math.min(faults, settings.rests.length - 1)] ?? 0
    faults++
    restsUntil = performance.now() + after
    events.onRelay({ fault: error })
    return { kind: 'hold', after, error, done }
  }

  function retry({ attempts }: Progress, error: string, done: string[], giveUp: boolean): Outcome {
    const after = nextDelay(attempts + 1, settings)
    if (after === undefined && giveUp) return { kind: 'dead', error, done }
    return { kind: 'retry', after: after ?? settings.delays.at(-1) ?? 0, error, done }
  }

  /** The relay took the mail for some recipients, or for none of them. */
  function partly(rejections: Rejection[], pending: string[], progress: Progress): Outcome {
    const refused = new Set(rejections.map(({ recipient }) => recipient))
    const done = [...progress.done, ...pending.filter((recipient) => !refused.has(recipient))]
    const error = `RCPT TO ${rejections[0]?.code ?? ''}`
    if (rejections.every(({ code }) => code >= 500)) return { kind: 'dead', error, done }
    return retry(progress, error, done, true)
  }

  async function attempt(enquiry: StoredEnquiry, progress: Progress): Promise<Outcome> {
    const done = progress.done.filter((recipient) => settings.recipients.includes(recipient))
    const pending = settings.recipients.filter((recipient) => !done.includes(recipient))
    if (!pending.length) return { kind: 'delivered', reply: '250' }
    try {
      const { reply, rejections } = await transport.send({ enquiry, recipients: pending })
      served()
      return rejections.length ? partly(rejections, pending, progress) : { kind: 'delivered', reply }
    } catch (thrown) {
      const verdict = judge(thrown)
      const { error } = verdict
      if (verdict.about === 'relay') return rest(error, done)
      if (verdict.about === 'unknown') {
        broken++
        // A message that breaks every connection must not hold up the others, hence not at the first.
        return broken >= brokenInARow ? rest(error, done) : retry(progress, error, done, false)
      }
      served()
      if (verdict.about === 'recipients') return partly(verdict.rejections, pending, progress)
      return verdict.permanent ? { kind: 'dead', error, done } : retry(progress, error, done, true)
    }
  }

  return async (enquiry, progress) => {
    const begun = performance.now()
    const outcome = await attempt(enquiry, progress)
    events.onSettled(enquiry.id, outcome, performance.now() - begun)
    return outcome
  }
}
