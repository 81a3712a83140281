import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@virida/shared/platform/log/log'
import { createTransport } from 'nodemailer'
import { connectionOptions, type RelaySettings } from '../delivery/smtp-transport'
import { alarmTexts, type AlarmChange, type AlarmKind } from './alarms'

export type NotifySettings = {
  /** URL that gets a POST request with JSON. Its field `text` is what chat services show. */
  webhook?: string | undefined
  /** A person's address, and a relay that is not the one for enquiries, because that one may be the problem. */
  email?: { to: string; from: string; smtp: RelaySettings } | undefined
}

/** Milliseconds after the first, second, … failed attempt to notify in a row. The last one repeats. */
const usualPauses = [5000, 15_000, 30_000, 60_000, 300_000]

/** Milliseconds for a call of the webhook. */
const webhookTimeout = 10_000
/** Milliseconds for a mail. A relay that sends a line of its reply from time to time would take forever. */
const usualMailTimeout = 60_000

/** Milliseconds for which a service that stops waits for its last notifications. */
const lastAttempt = 3000

type Send = (change: AlarmChange) => Promise<unknown>

export type Notifier = {
  /** Notifies a person that an alarm has started or ended. */
  tell: (change: AlarmChange) => void
  /** Tries once more to send what has not been accepted. Takes at most 3 seconds. */
  stop: () => Promise<void>
}

/**
 * @param pauses Milliseconds after failed attempts in a row.
 * @param mailTimeout Milliseconds for a mail.
 */
export function notifier(
  { webhook, email }: NotifySettings,
  log: Log,
  pauses = usualPauses,
  mailTimeout = usualMailTimeout,
): Notifier {
  const senders: Send[] = []
  if (webhook) senders.push((change) => postWebhook(webhook, change))
  if (email) {
    const relay = createTransport(connectionOptions(email.smtp))
    const { to, from } = email
    senders.push((change) => {
      const text = textOf(change)
      return relay.sendMail({ to, from, subject: text, text, signal: AbortSignal.timeout(mailTimeout) })
    })
  }
  const receivers = senders.map((send) => new Receiver(send, log, pauses))
  return {
    tell: (change) => receivers.forEach((receiver) => receiver.tell(change)),
    stop: async () => void (await Promise.all(receivers.map((receiver) => receiver.stop()))),
  }
}

/**
 * Sends the present state of each alarm that has changed until it is accepted, one after the other: a start never arrives
 * after its end. Of an alarm that starts and ends while nothing is accepted, only the end is sent.
 */
class Receiver {
  /** What has not been accepted: whether each alarm is active. */
  private readonly untold = new Map<AlarmKind, boolean>()
  private running: Promise<void> | undefined
  private readonly stopping = new AbortController()

  constructor(
    private readonly send: Send,
    private readonly log: Log,
    private readonly pauses: readonly number[],
  ) {}

  tell({ kind, isActive }: AlarmChange) {
    this.untold.set(kind, isActive)
    this.running ??= this.run()
  }

  async stop() {
    this.stopping.abort()
    await Promise.race([this.running, sleep(lastAttempt, undefined, { ref: false })])
  }

  private async run() {
    const { untold, stopping } = this
    for (let [next] = untold, failures = 0; next; [next] = untold) {
      const [kind, isActive] = next
      try {
        await this.send({ kind, isActive })
        failures = 0
        // An alarm that has changed meanwhile is sent again.
        if (untold.get(kind) === isActive) untold.delete(kind)
      } catch (error) {
        this.log.error({ error, alarm: kind }, 'notification failed')
        if (stopping.signal.aborted) break
        // Others come first now, because the receiver may refuse only this one.
        const present = untold.get(kind) ?? isActive
        untold.delete(kind)
        untold.set(kind, present)
        await this.pause(++failures)
      }
    }
    this.running = undefined
  }

  /** Waits after this many failures in a row, or until the service stops. */
  private async pause(failures: number) {
    const duration = this.pauses[Math.min(failures, this.pauses.length) - 1]
    await sleep(duration, undefined, { ref: false, signal: this.stopping.signal }).catch(() => undefined)
  }
}

const textOf = ({ kind, isActive }: AlarmChange) =>
  isActive ? `Mail service alarm "${kind}": ${alarmTexts[kind]}` : `Mail service alarm "${kind}" has ended.`

async function postWebhook(url: string, change: AlarmChange) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ alarm: change.kind, active: change.isActive, text: textOf(change) }),
    signal: AbortSignal.timeout(webhookTimeout),
    // After a redirect the request could go on without its body, and the page behind it would answer 200.
    redirect: 'manual',
  })
  if (!response.ok) {
    // The log keeps the code of an answer and drops the messages of errors.
    throw Object.assign(new Error('Cannot call the alarm webhook: it refused'), {
      responseCode: response.status,
    })
  }
}
