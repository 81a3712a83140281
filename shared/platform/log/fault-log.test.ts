import { ReleaseError } from '../release/errors'
import { FaultLog } from './fault-log'
import { testLog } from './testing/test-log'

const { log, lines, entries } = testLog()
const faults = new FaultLog(log)

beforeEach(() => lines.splice(0))

it('logs a fault once in a minute, and then how often it was repeated', () => {
  for (let i = 0; i < 5; i++) faults.report('The mail service does not answer', {}, i * 1000)
  expect(entries()).toMatchObject([{ level: 50, msg: 'The mail service does not answer' }])
  faults.report('The mail service does not answer', {}, 61_000)
  expect(entries()[1]).toMatchObject({ msg: 'The mail service does not answer', repeated: 4 })
})

it('logs a fault again after a minute when the system time has been set back', () => {
  jest.useFakeTimers()
  faults.report('The clock is wrong')
  jest.setSystemTime(Date.now() - 3_600_000)
  jest.advanceTimersByTime(60_000)
  faults.report('The clock is wrong')
  expect(lines).toHaveLength(2)
  jest.useRealTimers()
})

it('logs different faults apart from each other', () => {
  faults.report('a')
  faults.report('b')
  expect(entries().map(({ msg }) => msg)).toEqual(['a', 'b'])
})

it('writes one line with the places of the error and its cause, and without their messages', () => {
  const error = new Error('Jane Doe\nlives here', { cause: new TypeError('jane@example.com') })
  faults.report('A page failed', { error })
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/jane|\n./i)
  expect(entries()[0]).toMatchObject({ error: { name: 'Error', cause: { name: 'TypeError' } } })
  expect(lines[0]).toContain('fault-log.test')
})

it('says what is wrong with a release', () => {
  faults.report('Another page failed', {
    error: new ReleaseError('release_missing', 'There is no release 1.0.0'),
  })
  expect(lines[0]).toContain('There is no release 1.0.0')
})

it('remembers the latest 200 faults, so that its memory does not grow', () => {
  for (let i = 0; i < 250; i++) faults.report(`many ${i}`)
  faults.report('many 249')
  expect(lines).toHaveLength(250)
  faults.report('many 0')
  expect(lines).toHaveLength(251)
})
