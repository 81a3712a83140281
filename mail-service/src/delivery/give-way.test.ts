import { anEnquiry } from '../../testing/enquiries'
import { GiveWay } from './give-way'

let giveWay: GiveWay
let started: number
beforeEach(() => {
  jest.useFakeTimers()
  giveWay = new GiveWay()
  started = 0
})
afterEach(() => jest.useRealTimers())

/** Asks for a delivery, which is counted when it starts. */
function deliver() {
  const delivery = giveWay.before(() => {
    started++
    return Promise.resolve({ kind: 'delivered', reply: '250' })
  })
  return delivery(anEnquiry(), { attempts: 0, done: [] })
}
const storeFor = (duration: number) =>
  giveWay.during(() => new Promise<void>((resolve) => setTimeout(resolve, duration)))
const pass = (duration: number) => jest.advanceTimersByTimeAsync(duration)

it('starts a delivery at once when no enquiry is being stored', async () => {
  await deliver()
  expect(started).toBe(1)
})

it('starts a delivery when no enquiry has been stored for a moment', async () => {
  const stored = storeFor(20)
  const delivered = deliver()
  await pass(24)
  expect(started).toBe(0)
  await pass(1)
  expect(started).toBe(1)
  await Promise.all([stored, delivered])
})

it('does not start a delivery between two enquiries that follow each other closely', async () => {
  const delivered = [deliver(), deliver()]
  const stored = [storeFor(10)]
  delivered.push(deliver())
  await pass(13)
  stored.push(storeFor(10))
  await pass(13)
  expect(started).toBe(2)
  await pass(2)
  expect(started).toBe(3)
  await Promise.all([...stored, ...delivered])
})

it('starts a delivery after a while although enquiries are being stored all the time', async () => {
  const stored = storeFor(300)
  const delivered = deliver()
  await pass(49)
  expect(started).toBe(0)
  await pass(1)
  expect(started).toBe(1)
  await delivered
  await pass(300)
  await stored
})

it('starts a delivery after an enquiry could not be stored', async () => {
  await expect(giveWay.during(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
  const delivered = deliver()
  await pass(5)
  expect(started).toBe(1)
  await delivered
})
