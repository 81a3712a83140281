import { whenIdle } from './when-idle'

/** Adds what jsdom lacks: `requestIdleCallback` and `navigator.connection`. `readyState` is complete in a test. */
function stubBrowser({ saveData }: { saveData: boolean }) {
  const idle = jest.fn((task: () => void) => task())
  Object.assign(window, { requestIdleCallback: idle })
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  return idle
}

it('runs the task when the browser is idle', () => {
  stubBrowser({ saveData: false })
  const task = jest.fn()
  whenIdle(task)
  expect(task).toHaveBeenCalledTimes(1)
})

it('fetches nothing ahead for visitors who save data', () => {
  stubBrowser({ saveData: true })
  const task = jest.fn()
  whenIdle(task)
  expect(task).not.toHaveBeenCalled()
})
