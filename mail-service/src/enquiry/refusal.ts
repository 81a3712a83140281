import type { EnquiryRefused } from '@virida/shared/platform/enquiry/api'
import { refusals, type RefusalCode } from '@virida/shared/platform/enquiry/refusals'

type Details = Omit<EnquiryRefused, 'ok' | 'error'>

/** Thrown when a request is refused. Holds everything that the response says about it. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly code: RefusalCode,
    readonly details: Details = {},
  ) {
    super(`Handling a request: refused with the code ${code}`)
  }

  get status() {
    return refusals[this.code]
  }

  get body(): EnquiryRefused {
    return { ok: false, error: this.code, ...this.details }
  }
}
