import type { Log } from '@virida/shared/platform/log/log'
import { createTransport } from 'nodemailer'
import { connectionOptions, type RelaySettings } from '../delivery/smtp-transport'
import { alarmTexts, type AlarmChange } from './alarms'

export type NotifySettings = {
  /** URL that gets a POST request with JSON. Its field `text` is what chat services show. */
  webhook?: string | undefined
  /** A person's address, and a relay that is not the one for enquiries, because that one may be the problem. */
  email?: { to: string; from: string; smtp: RelaySettings } | undefined
}

/** Milliseconds before the first, second and third attempt to notify. */
const attemptDelays = [0, 5000, 60_000]

/** Notifies a person when an alarm starts and when it ends. A failed notification is only logged. */
export function notifier({ webhook, email }: NotifySettings, log: Log): (change: AlarmChange) => void {
  const senders: ((change: AlarmChange) => Promise<unknown>)[] = []
  if (webhook) senders.push((change) => postWebhook(webhook, change))
  if (email) {
    const relay = createTransport(connectionOptions(email.smtp))
    const { to, from } = email
    senders.push((change) => relay.sendMail({ to, from, subject: textOf(change), text: textOf(change) }))
  }
  return (change) => {
    for (const send of senders)
      void withRetries(() => send(change)).catch((error: unknown) =>
        log.error({ error, alarm: change.kind }, 'notification failed'),
      )
  }
}

const textOf = ({ kind, isActive }: AlarmChange) =>
  isActive ? `Mail service alarm "${kind}": ${alarmTexts[kind]}` : `Mail service alarm "${kind}" has ended.`

async function postWebhook(url: string, change: AlarmChange) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ alarm: change.kind, active: change.isActive, text: textOf(change) }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) {
    // The log keeps the code of an answer and drops the messages of errors.
    throw Object.assign(new Error('Cannot call the alarm webhook: it refused'), {
      responseCode: response.status,
    })
  }
}

async function withRetries(send: () => Promise<unknown>) {
  let failure: unknown
  for (const delay of attemptDelays) {
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay).unref())
    try {
      await send()
      return
    } catch (error) {
      failure = error
    }
  }
  throw failure
}
