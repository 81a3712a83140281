import {
  endpoint,
  headers,
  type EnquiryAccepted,
  type EnquiryRefused,
} from '@virida/shared/platform/enquiry/api'
import { timeouts } from '@virida/shared/platform/enquiry/timeouts'

/** The result of sending. Only status 200 with the id of the stored enquiry is success (R-FORM-1). */
export type SendOutcome =
  | { kind: 'accepted'; id: string }
  | ({ kind: 'refused'; status: number } & Partial<Omit<EnquiryRefused, 'ok'>>)
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'cancelled' }

export type SendRequest = {
  payload: Blob
  /** Idempotency key. A retry has the same one, so that the enquiry is delivered once. */
  key: string
  /** Milliseconds from showing the form to sending it. */
  elapsed: number
  /** Whether the honeypot field was filled in. */
  trapped: boolean
}

export type SendOptions = {
  signal: AbortSignal
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (done: number) => void
  /** Milliseconds without progress after which sending is given up. */
  timeoutMs?: number
}

/**
 * Sends an enquiry; never rejects. It uses XMLHttpRequest because `fetch` does not report upload progress.
 * The timeout starts again with each progress event: a video on a slow connection may take minutes.
 */
export function sendRequest(
  { payload, key, elapsed, trapped }: SendRequest,
  { signal, onProgress, timeoutMs = timeouts.form }: SendOptions,
): Promise<SendOutcome> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ kind: 'cancelled' })
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const end = (outcome: SendOutcome) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
      resolve(outcome)
    }
    const stop = (outcome: SendOutcome) => {
      end(outcome)
      request.abort()
    }
    const cancel = () => stop({ kind: 'cancelled' })
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => stop({ kind: 'timeout' }), timeoutMs)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      if (total) onProgress(loaded / total)
    }
    request.onload = () => end(outcomeOf(request))
    request.onerror = () => end({ kind: 'network' })
    signal.addEventListener('abort', cancel)

    request.open('POST', endpoint)
    request.setRequestHeader('Content-Type', 'application/json')
    request.setRequestHeader(headers.idempotencyKey, key)
    request.setRequestHeader(headers.elapsed, String(Math.round(elapsed)))
    request.setRequestHeader(headers.trap, trapped ? '1' : '0')
    wait()
    request.send(payload)
  })
}

function outcomeOf(request: XMLHttpRequest): SendOutcome {
  const id = request.status === 200 ? acceptedId(request.responseText) : undefined
  if (id !== undefined) return { kind: 'accepted', id }
  return { ...reasonOf(request.responseText), kind: 'refused', status: request.status }
}

/** The id of the stored enquiry. A proxy that is set up wrongly may answer 200 with a page. */
function acceptedId(text: string): string | undefined {
  try {
    const { ok, id } = (JSON.parse(text) ?? {}) as Partial<EnquiryAccepted>
    return ok === true && typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}

/** The reason in the response. A proxy may have answered instead of the service, so the text may be anything. */
function reasonOf(text: string): Partial<EnquiryRefused> {
  try {
    const { error, limit, retryAfter, fields } = (JSON.parse(text) ?? {}) as Partial<EnquiryRefused>
    return { error, limit, retryAfter, fields: Array.isArray(fields) ? fields : undefined }
  } catch {
    return {}
  }
}
