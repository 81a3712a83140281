import { anEnquiry } from '../../testing/enquiries'
import { courier, type CourierEvents } from './courier'
import type { Transport } from './transport'

const relay: unknown[] = []
const events: CourierEvents = { onSettled: () => undefined, onRelay: (state) => relay.push(state) }
const settings = {
  delays: [100, 200],
  lifetime: 10_000,
  rests: [50, 500],
  recipients: ['staff@virida.example.com'],
}
const untried = { attempts: 0, done: [] }

/** A relay that fails in these ways, in turn; undefined is success. */
function failing(...errors: (object | undefined)[]) {
  const send: Transport['send'] = () => {
    const error = errors.shift()
    // The shape of nodemailer's errors.
    return error
      ? Promise.reject(Object.assign(new Error('as told'), error))
      : Promise.resolve({ reply: '250', rejections: [] })
  }
  return courier({ send, close: () => Promise.resolve() }, settings, events)
}
const broken = { code: 'ECONNECTION', command: 'CONN' }
const password = { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }

beforeEach(() => {
  relay.length = 0
})

test('one broken connection puts off one enquiry, the second in a row rests the queue', async () => {
  const deliver = failing(broken, broken)
  expect((await deliver(anEnquiry(), untried)).kind).toBe('retry')
  expect((await deliver(anEnquiry(), untried)).kind).toBe('hold')
})

test('an enquiry that breaks every connection does not hold up the others', async () => {
  const deliver = failing(broken, undefined, broken, undefined, broken)
  const kinds = []
  for (let n = 0; n < 5; n++) kinds.push((await deliver(anEnquiry(), untried)).kind)
  expect(kinds).toEqual(['retry', 'delivered', 'retry', 'delivered', 'retry'])
})

test('broken connections alone never make a dead letter', async () => {
  expect(await failing(broken)(anEnquiry(), { attempts: 1000, done: [] })).toMatchObject({
    kind: 'retry',
    after: 200,
  })
})

test('temporary refusals do, at the end of the lifetime', async () => {
  const refused = { code: 'EMESSAGE', command: 'DATA', responseCode: 451 }
  expect(await failing(refused)(anEnquiry(), { attempts: 1000, done: [] })).toMatchObject({
    kind: 'dead',
    error: 'DATA 451',
  })
})

test('rests longer while the fault lasts, and tells once when it ends', async () => {
  const deliver = failing(password, password, undefined)
  const first = await deliver(anEnquiry(), untried)
  await new Promise((resolve) => setTimeout(resolve, 60))
  const second = await deliver(anEnquiry(), untried)
  expect([first, second].map((outcome) => outcome.kind === 'hold' && outcome.after)).toEqual([50, 500])
  await deliver(anEnquiry(), untried)
  expect(relay.at(-1)).toBe('well')
})

test('failures beside the first one do not lengthen the rest', async () => {
  const deliver = failing(password, password)
  const [, second] = await Promise.all([deliver(anEnquiry(), untried), deliver(anEnquiry(), untried)])
  expect(second.kind === 'hold' && second.after).toBeLessThanOrEqual(50)
})

test('a recipient that was taken out of the configuration is no longer waited for', async () => {
  expect(await failing()(anEnquiry(), { attempts: 1, done: settings.recipients })).toEqual({
    kind: 'delivered',
    reply: '250',
  })
})
