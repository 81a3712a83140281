import { RenewedPool } from './renewed-pool'

const pools: { on: jest.Mock; close: jest.Mock }[] = []
const open = () => {
  const pool = { on: jest.fn(), close: jest.fn() }
  pools.push(pool)
  return pool
}
const failing = (error: object) => () => Promise.reject(Object.assign(new Error('as configured'), error))
const fine = () => Promise.resolve('sent')

beforeEach(() => {
  pools.length = 0
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it.each([
  ['a connection has broken', { code: 'ECONNECTION', command: 'CONN' }],
  ['the relay has closed a connection', { command: 'MAIL FROM', responseCode: 421 }],
])('opens a new pool for the next mail after %s', async (_, error) => {
  const pool = new RenewedPool(open)
  await expect(pool.use(failing(error))).rejects.toThrow('as configured')
  await pool.use(fine)
  expect(pools).toHaveLength(2)
})

it.each([
  ['one more connection', { command: 'CONN', responseCode: 421 }],
  ['a mail', { command: 'DATA', responseCode: 554 }],
])('keeps its connections when the relay refuses %s', async (_, error) => {
  const pool = new RenewedPool(open)
  await expect(pool.use(failing(error))).rejects.toThrow('as configured')
  await pool.use(fine)
  expect(pools).toHaveLength(1)
})

it('closes a replaced pool while its mails go on', async () => {
  const pool = new RenewedPool(open)
  let end: (value: string) => void = () => undefined
  const slow = pool.use(() => new Promise<string>((resolve) => (end = resolve)))
  await expect(pool.use(failing({ code: 'ECONNECTION' }))).rejects.toThrow('as configured')
  expect(pools[0]?.close).not.toHaveBeenCalled()
  jest.advanceTimersByTime(6000)
  expect(pools[0]?.close).toHaveBeenCalled()
  end('sent')
  expect(await slow).toBe('sent')
})
