import { earlySubmit } from '@virida/shared/platform/contract/early-submit'

/** The form that was sent before the shell started, if there is one. Returned once. */
export function takeEarlySubmit(): SubmitEvent | undefined {
  const event = window[earlySubmit]
  window[earlySubmit] = undefined
  return event
}

/**
 * Sends a form that was sent before it was hydrated.
 * @returns Whether the form is still in the document. React replaces it when a browser extension has changed it.
 */
export function submitAgain({ target, submitter }: SubmitEvent): boolean {
  if (!(target instanceof HTMLFormElement && target.isConnected)) return false
  target.requestSubmit(submitter)
  return true
}
