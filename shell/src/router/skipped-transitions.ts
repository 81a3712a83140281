/** What the browser calls a transition that a navigation interrupted, and one whose page took more than 4 s to render. */
const names: readonly unknown[] = ['AbortError', 'TimeoutError']

/**
 * A view transition that is skipped rejects a promise that no code can catch. Only an animation is missing, and the page
 * is shown all the same, so the rejection must not be reported as an error.
 */
export function ignoreSkippedTransitions() {
  addEventListener('unhandledrejection', (event) => {
    const { name, message } = (event.reason ?? {}) as Partial<Error>
    if (names.includes(name) && message?.includes('ransition')) event.preventDefault()
  })
}
