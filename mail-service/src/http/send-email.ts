import { headers } from '@virida/shared/platform/enquiry/api'
import { limits } from '@virida/shared/platform/enquiry/limits'
import { timeouts } from '@virida/shared/platform/enquiry/timeouts'
import { networksOf } from '@virida/shared/platform/http/client-networks'
import type { Pace } from '@virida/shared/platform/http/pace'
import type { TrustedProxies } from '@virida/shared/platform/http/visitor'
import { clientNumber } from '../enquiry/client-number'
import { receive, type ReceiveSettings } from '../enquiry/receive'
import { Refusal } from '../enquiry/refusal'
import { receiveBody } from './body'
import { Budget } from './budget'
import { visitorIn, type AppContext } from './context'
import { defaultPace } from './paced'
import type { RateLimit } from './rate'
import { ReadingTurns } from './reading-turns'
import { UploadSlots } from './upload-slots'

export type AcceptedEnquiry = Awaited<ReturnType<typeof receive>>

export type SendEmailSettings = ReceiveSettings & {
  trustedProxies: TrustedProxies
  rate: RateLimit
  /** Folder for large bodies while they arrive. */
  uploads: string
  /** Bytes of large bodies that may arrive at the same time. */
  inFlightBytes: number
  pace?: Pace
  /** How long a large body waits for space and for its turn, in ms. */
  turnTimeout?: number
  onAccepted: (accepted: AcceptedEnquiry) => void
}

/** Bytes. Parsing a larger enquiry briefly takes several times its size in memory, so it is done one at a time. */
const largeBody = 1024 * 1024
/** Bytes. Nearly all larger enquiries have files. Their sizes are counted, because what the relay refuses for good stays on the disk. */
const countedBody = limits.bodyBytes

/** The handler of `POST /api/send-email`, starting with the rate limit. */
export function sendEmail(settings: SendEmailSettings) {
  const { uploads, pace = defaultPace, turnTimeout = timeouts.turn } = settings
  const budget = new Budget(settings.inFlightBytes, turnTimeout)
  const slots = new UploadSlots()
  const turns = new ReadingTurns()
  const parsing = new Budget(largeBody, turnTimeout)
  // Reused for every large body. Safe because only one is parsed at a time and decoded files are copies.
  let parseBuffer: Buffer | undefined
  return async (c: AppContext) => {
    const client = networksOf(visitorIn(c, settings.trustedProxies).address)
    await settings.rate.count(client)
    const key = idempotencyKey(c)
    const signs = { elapsed: c.req.header(headers.elapsed), trap: c.req.header(headers.trap) }
    const body = await receiveBody(c, { uploads, budget, takeSlot: () => slots.take(client), pace })
    let finishParsing: (() => void) | undefined
    try {
      if (body.length > countedBody) await settings.rate.checkBytes(client)
      if (body.length > largeBody) {
        finishParsing = await parsing.take(body.length)
        parseBuffer ??= Buffer.allocUnsafeSlow(limits.requestBytes)
      }
      const bytes = await body.read(finishParsing && parseBuffer)
      const accepted = await turns.run({ bytes: body.length, client }, () =>
        receive({ bytes, key, signs, client: clientNumber(client) }, settings),
      )
      if (body.length > countedBody && !accepted.duplicate)
        await settings.rate.countBytes(client, body.length)
      settings.onAccepted(accepted)
      return c.json({ ok: true, id: accepted.id, ...(accepted.duplicate ? { duplicate: true } : {}) })
    } finally {
      finishParsing?.()
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
