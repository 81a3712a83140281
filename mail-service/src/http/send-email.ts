import type { BlockList } from 'node:net'
import { headers, limits } from '@virida/shared/enquiry'
import { receive, type ReceiveSettings } from '../enquiry/receive'
import type { SpamReason } from '../enquiry/stored-enquiry'
import { clientKey } from './address'
import { pace as patience, receiveBody, type Pace } from './body'
import { Budget } from './budget'
import { clientOf, type AppContext } from './context'
import type { RateLimit } from './rate'
import { Refusal } from './refusal'

export type SendEmailSettings = ReceiveSettings & {
  trustedProxies: BlockList
  rate: RateLimit
  /** Folder for large bodies while they arrive. */
  uploads: string
  /** Bytes of large bodies that may be on their way at once. */
  inFlightBytes: number
  pace?: Pace
  onAccepted: (accepted: { id: string; duplicate: boolean; quarantined: SpamReason | undefined }) => void
}

/** Reading a large enquiry takes several times its size in memory for a moment: one at a time. */
const large = 1024 * 1024

/** The handler of `POST /api/send-email`, from the rate limit on. */
export function sendEmail(settings: SendEmailSettings) {
  const { uploads, pace = patience } = settings
  const budget = new Budget(settings.inFlightBytes, 15_000)
  const turnstile = new Budget(large, 60_000)
  // Since only one is read at a time, all can be read into the same place; what is kept of them is decoded elsewhere.
  let room: Buffer | undefined
  return async (c: AppContext) => {
    await settings.rate.count(clientKey(clientOf(c, settings.trustedProxies)))
    const key = idempotencyKey(c)
    const signs = { elapsed: c.req.header(headers.elapsed), trap: c.req.header(headers.trap) }
    const body = await receiveBody(c, { uploads, budget, pace })
    let leave: (() => void) | undefined
    try {
      if (body.length > large) leave = await turnstile.take(body.length)
      if (leave) room ??= Buffer.allocUnsafeSlow(limits.requestBytes)
      const bytes = await body.read(leave && room)
      const accepted = await receive({ bytes, key, signs }, settings)
      settings.onAccepted(accepted)
      return c.json({ ok: true, id: accepted.id, ...(accepted.duplicate ? { duplicate: true } : {}) })
    } finally {
      leave?.()
      await body.discard()
    }
  }
}

function idempotencyKey(c: AppContext): string | undefined {
  const key = c.req.header(headers.idempotencyKey)
  if (key !== undefined && (key.length > limits.idempotencyKeyLength || !/^[\u0021-\u007e]+$/.test(key)))
    throw new Refusal('invalid', { fields: [headers.idempotencyKey] })
  return key
}
