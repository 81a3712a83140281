import { whenIdle } from './when-idle'

/** Adds what jsdom lacks: `requestIdleCallback` and `navigator.connection`. `readyState` is complete in a test. */
function stubBrowser(connection: { saveData?: boolean; effectiveType?: string }) {
  const idle = jest.fn((task: () => void) => task())
  Object.assign(window, { requestIdleCallback: idle })
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  return idle
}

it('runs the task when the browser is idle', () => {
  stubBrowser({ saveData: false })
  const task = jest.fn()
  whenIdle(task)
  expect(task).toHaveBeenCalledTimes(1)
})

it.each([
  ['who save data', { saveData: true }],
  ['on a very slow line', { effectiveType: 'slow-2g' }],
])('fetches nothing ahead for visitors %s', (_, connection) => {
  stubBrowser(connection)
  const task = jest.fn()
  whenIdle(task)
  expect(task).not.toHaveBeenCalled()
})

it('runs a task that is needed also for visitors who save data', () => {
  stubBrowser({ saveData: true })
  const task = jest.fn()
  whenIdle(task, { alsoSavingData: true })
  expect(task).toHaveBeenCalledTimes(1)
})
