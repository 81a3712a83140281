import { endpoint, headers, type EnquiryRefused } from '@virida/shared/enquiry'

/** How a send ended. Only a status of exactly 200 is success (specification, visitor actions, section 7). */
export type SendOutcome =
  | { kind: 'accepted' }
  | ({ kind: 'refused'; status: number } & Partial<Pick<EnquiryRefused, 'error' | 'limit' | 'retryAfter'>>)
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'cancelled' }

export type SendRequest = {
  payload: Blob
  /** Stays the same while a visitor retries, so that the same enquiry is delivered once. */
  key: string
  /** Milliseconds between showing the form and sending it. */
  elapsed: number
  /** The field that no visitor sees was filled in. */
  trapped: boolean
}

export type SendOptions = {
  signal: AbortSignal
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (done: number) => void
  /** Milliseconds without any progress after which the connection counts as lost. */
  patience?: number
}

/**
 * Sends an enquiry and always resolves. XMLHttpRequest, because `fetch` cannot tell how much has been sent. There
 * is no limit on the whole: a video over a slow line may take minutes, as long as something arrives.
 */
export function sendRequest(
  { payload, key, elapsed, trapped }: SendRequest,
  { signal, onProgress, patience = 30_000 }: SendOptions,
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
      timer = setTimeout(() => stop({ kind: 'timeout' }), patience)
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
  if (request.status === 200) return { kind: 'accepted' }
  return { ...reasonOf(request.responseText), kind: 'refused', status: request.status }
}

/** What the service said of its reasons. Anything may stand between it and us, so anything may have answered. */
function reasonOf(text: string): Partial<EnquiryRefused> {
  try {
    const { error, limit, retryAfter } = JSON.parse(text) as EnquiryRefused
    return { error, limit, retryAfter }
  } catch {
    return {}
  }
}
