import { Pauses } from './pauses'

it('doubles the pause after each fault, up to 5 minutes', () => {
  const pauses = new Pauses()
  let now = 0
  for (const length of [5000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) {
    pauses.begin('page', new Error('broken'), now)
    expect(() => pauses.refuse('page', now + length - 1)).toThrow('broken')
    now += length
    expect(() => pauses.refuse('page', now)).not.toThrow()
  }
})

it('begins with the shortest pause again after it has worked', () => {
  const pauses = new Pauses()
  for (const now of [0, 5000]) pauses.begin('page', new Error('broken'), now)
  pauses.end('page')
  pauses.begin('page', new Error('broken'), 20_000)
  expect(() => pauses.refuse('page', 24_999)).toThrow('broken')
  expect(() => pauses.refuse('page', 25_000)).not.toThrow()
})

it('ends a pause in time when the system time is set back', () => {
  jest.useFakeTimers()
  const pauses = new Pauses()
  pauses.begin('page', new Error('broken'))
  jest.setSystemTime(Date.now() - 3_600_000)
  jest.advanceTimersByTime(4999)
  expect(() => pauses.refuse('page')).toThrow('broken')
  jest.advanceTimersByTime(1)
  expect(() => pauses.refuse('page')).not.toThrow()
  jest.useRealTimers()
})

it.each(['reason', 'cause'])('does not pause when the system is the %s', (place) => {
  const pauses = new Pauses()
  const fault = Object.assign(new Error('spawn ENOMEM'), { syscall: 'spawn' })
  pauses.begin('page', place === 'reason' ? fault : new Error('Cannot run it', { cause: fault }))
  expect(() => pauses.refuse('page')).not.toThrow()
})
