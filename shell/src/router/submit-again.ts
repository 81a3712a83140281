/**
 * Sends a form that was sent before it was hydrated.
 * @returns Whether the form is still in the document. React replaces it when a browser extension has changed it.
 */
export function submitAgain({ target, submitter }: SubmitEvent): boolean {
  if (!(target instanceof HTMLFormElement && target.isConnected)) return false
  if (submitter && target.contains(submitter)) target.requestSubmit(submitter)
  else target.requestSubmit()
  return true
}
