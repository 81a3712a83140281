import { FaultLog } from './fault-log'

let lines: string[]
let log: FaultLog

beforeEach(() => {
  lines = []
  log = new FaultLog((line) => lines.push(line))
})

it('logs a fault once in a minute, and then how often it was repeated', () => {
  for (let i = 0; i < 5; i++) log.report('The mail service does not answer', undefined, i * 1000)
  expect(lines).toEqual(['The mail service does not answer'])
  log.report('The mail service does not answer', undefined, 61_000)
  expect(lines[1]).toBe('The mail service does not answer (4 more since the last line)')
})

it('logs different faults apart from each other', () => {
  log.report('a')
  log.report('b')
  expect(lines).toEqual(['a', 'b'])
})

it('writes one line, with the first place of the stack', () => {
  log.report('A page failed', new Error('first\nsecond', { cause: new TypeError('deep') }))
  expect(lines[0]).toMatch(/^A page failed: Error: first second at .*, caused by TypeError: deep at /)
  expect(lines[0]).not.toContain('\n')
})

it('cuts long messages', () => {
  log.report('long', new Error('x'.repeat(5000)))
  expect(lines[0]).toHaveLength(1000)
})
