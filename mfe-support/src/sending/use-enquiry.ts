import { limits } from '@virida/shared/platform/enquiry/limits'
import { referenceOf } from '@virida/shared/platform/enquiry/reference'
import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react'
import { buildBody, enteredFields, type BodyEntry } from './build-body'
import { fieldsOf, type EnquiryDefinition, type FormValues } from '../forms/definition'
import { encodeRequest, UnreadableFileError } from './encode-request'
import { nextEnquiryState, type EnquiryProgress } from './enquiry-state'
import type { Failure } from './failure-details'
import { newKey } from './new-key'
import { sendRequest, type SendOutcome } from './send-request'
import { useShownAt } from './use-shown-at'

/** What was sent, for the visitor's own records. */
export type SentEnquiry = {
  subject: string
  entries: BodyEntry[]
  files: { name: string; size: number }[]
  /** Names the enquiry in a conversation with the company. */
  reference?: string | undefined
}

/** How sending ended. `ignored`: another enquiry was still being sent. */
export type SendResult = { kind: 'sent'; sent: SentEnquiry } | { kind: 'failed' | 'cancelled' | 'ignored' }

/**
 * Sends an enquiry and keeps its state and its idempotency key. While one is being sent, `send` does nothing.
 * @param keptKey Holds the key when it has to outlive the page, as for a draft.
 */
export function useEnquiry(definition: EnquiryDefinition, keptKey?: RefObject<string>) {
  const [state, dispatch] = useReducer(nextEnquiryState, { status: 'idle' })
  const ownKey = useRef('')
  const key = keptKey ?? ownKey
  const shownAt = useShownAt()
  const trap = useRef<HTMLInputElement>(null)
  const sending = useRef<AbortController>(null)

  useEffect(() => () => sending.current?.abort(), [])

  const send = useCallback(
    async (values: FormValues, files: readonly File[] = []): Promise<SendResult> => {
      if (sending.current) return { kind: 'ignored' }
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
      if (outcome.kind === 'cancelled') {
        dispatch({ type: 'cancelled' })
        return { kind: 'cancelled' }
      }
      if (outcome.kind !== 'accepted') {
        dispatch({ type: 'failed', failure: withFileNames(outcome, sent) })
        return { kind: 'failed' }
      }
      const reference = referenceOf(outcome.id)
      // The next enquiry needs a key of its own.
      key.current = ''
      dispatch({ type: 'accepted' })
      return { kind: 'sent', sent: { ...sent, reference } }
    },
    [definition, key, shownAt],
  )

  const cancel = useCallback(() => sending.current?.abort(), [])
  /** Shows that the code of the page failed, for example in a browser without a function that it uses, and reports the error. */
  const fail = useCallback((error: unknown) => {
    sending.current?.abort()
    sending.current = null
    dispatch({ type: 'failed', failure: { kind: 'broken' } })
    reportError(error)
  }, [])
  return { state, trap, send, cancel, fail }
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
    if (error instanceof UnreadableFileError)
      return { kind: 'refused', status: 0, error: 'invalid', fields: [`files.${error.at}.content`] }
    throw error
  }
}

/** Adds the names of the files that the refusal is about: the service names fields by their path. */
function withFileNames(
  failure: Exclude<SendOutcome, { kind: 'accepted' | 'cancelled' }>,
  { files }: SentEnquiry,
): Failure {
  if (failure.kind !== 'refused') return failure
  const named = failure.fields?.flatMap((path) => {
    const [, at] = /^files\.(\d{1,3})\./.exec(path) ?? []
    return files[Number(at)]?.name ?? []
  })
  return { ...failure, files: named }
}
