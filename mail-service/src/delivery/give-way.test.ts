import { anEnquiry } from '../../testing/enquiries'
import { GiveWay } from './give-way'

const untried = { attempts: 0, done: [] }

/** A delivery that gives way, and the time it took to start. */
function delivering(giveWay: GiveWay) {
  const startedAt = performance.now()
  const deliver = giveWay.before(() =>
    Promise.resolve({ kind: 'delivered', reply: String(performance.now() - startedAt) }),
  )
  return deliver(anEnquiry(), untried).then((outcome) => ('reply' in outcome ? Number(outcome.reply) : NaN))
}
const pause = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration))

it('starts a delivery when no enquiry is being stored any more', async () => {
  const giveWay = new GiveWay()
  const order: string[] = []
  const stored = giveWay.during(() => pause(20).then(() => order.push('stored')))
  const waited = await delivering(giveWay).finally(() => order.push('delivered'))
  await stored
  expect(order).toEqual(['stored', 'delivered'])
  expect(waited).toBeLessThan(45)
  expect(await delivering(giveWay)).toBeLessThan(10)
})

it('starts a delivery after a moment although enquiries are being stored all the time', async () => {
  const giveWay = new GiveWay()
  const stored = giveWay.during(() => pause(300))
  const waited = await delivering(giveWay)
  expect(waited).toBeGreaterThanOrEqual(45)
  expect(waited).toBeLessThan(250)
  await stored
})

it('starts a delivery after an enquiry could not be stored', async () => {
  const giveWay = new GiveWay()
  await expect(giveWay.during(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(await delivering(giveWay)).toBeLessThan(20)
})
