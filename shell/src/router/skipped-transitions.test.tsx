import { ignoreSkippedTransitions } from './skipped-transitions'

/** @returns Whether the rejection would still be reported. */
function isReported(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  return dispatchEvent(event)
}

beforeAll(() => ignoreSkippedTransitions())

it.each([
  ['interrupted', 'AbortError', 'Transition was skipped'],
  ['too slow', 'TimeoutError', 'Transition was aborted because of timeout in DOM update'],
])('does not report a view transition that was %s', (_, name, message) => {
  expect(isReported(new DOMException(message, name))).toBe(false)
})

it.each([
  ['a request that took too long', new DOMException('signal timed out', 'TimeoutError')],
  ['an error of a transition', new Error('Transition failed')],
  ['a rejection without a reason', undefined],
])('reports %s', (_, reason) => {
  expect(isReported(reason)).toBe(true)
})
