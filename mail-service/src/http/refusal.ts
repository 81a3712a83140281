import { refusals, type EnquiryRefused, type RefusalCode } from '@virida/shared/enquiry'

type Details = Omit<EnquiryRefused, 'ok' | 'error'>

/** A request that is refused, with everything that its answer says. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly code: RefusalCode,
    readonly details: Details = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(`Request refused: ${code}`)
  }

  get status() {
    return refusals[this.code]
  }

  get body(): EnquiryRefused {
    return { ok: false, error: this.code, ...this.details }
  }

  toResponse(): Response {
    const { retryAfter } = this.details
    return Response.json(this.body, {
      status: this.status,
      headers: {
        ...this.headers,
        ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
      },
    })
  }
}
