import { limits } from '@virida/shared/platform/enquiry/limits'
import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react'
import { buildBody, enteredFields, type BodyEntry } from './build-body'
import { fieldsOf, type EnquiryDefinition, type FormValues } from '../forms/definition'
import { encodeRequest } from './encode-request'
import { nextEnquiryState, type EnquiryProgress } from './enquiry-state'
import { newKey } from './new-key'
import { sendRequest, type SendOutcome } from './send-request'

/** What was sent, for the visitor's own records. */
export type SentEnquiry = { subject: string; entries: BodyEntry[]; files: { name: string; size: number }[] }

/**
 * Sends an enquiry and keeps its state and its idempotency key. While one is being sent, `send` does nothing.
 * `send` resolves with what was sent, or with nothing after a failure.
 * @param keptKey Holds the key when it has to outlive the page, as for a draft.
 */
export function useEnquiry(definition: EnquiryDefinition, keptKey?: RefObject<string>) {
  const [state, dispatch] = useReducer(nextEnquiryState, { status: 'idle' })
  const ownKey = useRef('')
  const key = keptKey ?? ownKey
  const shownAt = useRef(0)
  const trap = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController>(null)

  useEffect(() => {
    shownAt.current = performance.now()
    return () => sending.current?.abort()
  }, [])

  const send = useCallback(
    async (values: FormValues, files: readonly File[] = []): Promise<SentEnquiry | undefined> => {
      if (sending.current) return undefined
      const controller = new AbortController()
      sending.current = controller
      dispatch({ type: 'submit' })
      key.current ||= newKey()
      const sent: SentEnquiry = {
        subject: definition.subject(values),
        entries: enteredFields(fieldsOf(definition), values),
        files: files.map(({ name, size }) => ({ name, size })),
      }
      const outcome = await deliver(definition.title, sent, files, {
        key: key.current,
        elapsed: performance.now() - shownAt.current,
        trapped: Boolean(trap.current?.value),
        signal: controller.signal,
        onProgress: (progress) => dispatch({ type: 'progress', progress }),
      })
      sending.current = null
      if (outcome.kind === 'cancelled') dispatch({ type: 'cancelled' })
      else if (outcome.kind !== 'accepted') dispatch({ type: 'failed', failure: outcome })
      else {
        // The next enquiry needs a key of its own.
        key.current = ''
        dispatch({ type: 'accepted' })
        return sent
      }
      return undefined
    },
    [definition, key],
  )

  const cancel = useCallback(() => sending.current?.abort(), [])
  return { state, trap, send, cancel }
}

type Delivery = {
  key: string
  elapsed: number
  trapped: boolean
  signal: AbortSignal
  onProgress: (progress: EnquiryProgress) => void
}

async function deliver(
  title: string,
  { subject, entries }: SentEnquiry,
  files: readonly File[],
  { signal, onProgress, ...facts }: Delivery,
): Promise<SendOutcome> {
  const body = buildBody(title, entries)
  // The service would refuse it: fail before megabytes are sent.
  if (new Blob([body]).size > limits.bodyBytes)
    return { kind: 'refused', status: 413, error: 'too_large', limit: limits.bodyBytes }
  const report = (phase: EnquiryProgress['phase']) => (done: number) => {
    if (files.length) onProgress({ phase, done })
  }
  try {
    const payload = await encodeRequest({ subject, body }, files, { signal, onProgress: report('reading') })
    return await sendRequest({ payload, ...facts }, { signal, onProgress: report('sending') })
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' }
    // A file was deleted or changed after it was chosen.
    if (error instanceof DOMException) return { kind: 'refused', status: 0, error: 'invalid' }
    throw error
  }
}
