import { whenUsed } from './when-used'

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: (task: () => void) => task() })
})

it.each(['pointermove', 'pointerdown', 'wheel', 'keydown'])('runs the task once, at the first %s', (sign) => {
  const task = jest.fn()
  whenUsed(task)
  expect(task).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event(sign))
  document.body.dispatchEvent(new Event(sign))
  expect(task).toHaveBeenCalledTimes(1)
})

it('does nothing when the page scrolls by itself', () => {
  const task = jest.fn()
  const cancel = whenUsed(task)
  document.dispatchEvent(new Event('scroll'))
  expect(task).not.toHaveBeenCalled()
  cancel()
})

it('can be canceled before the page is used', () => {
  const task = jest.fn()
  whenUsed(task)()
  dispatchEvent(new Event('keydown'))
  expect(task).not.toHaveBeenCalled()
})
