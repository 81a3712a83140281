import { anEnquiry } from '../../testing/enquiries'
import { courier, type CourierEvents } from './courier'
import type { Transport } from './transport'

const relayStates: unknown[] = []
const events: CourierEvents = {
  onSettled: () => undefined,
  onRelay: (state) => relayStates.push(state),
  onRecipients: () => undefined,
  onShareFault: () => undefined,
}
const settings = {
  delays: [100, 200],
  lifetime: 10_000,
  pauses: [50, 500],
  recipients: ['staff@virida.example.com'],
}
const untried = { attempts: 0, done: [] }

/** A relay that fails with these errors in turn; undefined is success. */
function failing(...errors: (object | undefined)[]) {
  const send: Transport['send'] = () => {
    const error = errors.shift()
    // The shape of nodemailer's errors.
    return error
      ? Promise.reject(Object.assign(new Error('as configured'), error))
      : Promise.resolve({ reply: '250', rejections: [] })
  }
  return courier({ send, close: () => Promise.resolve() }, settings, events).deliver
}
const broken = { code: 'ECONNECTION', command: 'CONN' }
const password = { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }
const refused = { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

beforeEach(() => {
  relayStates.length = 0
})

it('delays one enquiry after a broken connection, and pauses the queue after the second in a row', async () => {
  const deliver = failing(broken, broken)
  expect((await deliver(anEnquiry(), untried)).kind).toBe('retry')
  expect((await deliver(anEnquiry(), untried)).kind).toBe('hold')
})

it('does not hold up other enquiries when one breaks every connection', async () => {
  const deliver = failing(broken, undefined, broken, undefined, broken)
  const kinds = []
  for (let n = 0; n < 5; n++) kinds.push((await deliver(anEnquiry(), untried)).kind)
  expect(kinds).toEqual(['retry', 'delivered', 'retry', 'delivered', 'retry'])
})

it('does not pause the queue for enquiries that break connections after the relay has accepted another', async () => {
  const deliver = failing(broken, broken, undefined, broken, broken, broken)
  const cut = [anEnquiry(), anEnquiry()]
  for (const enquiry of cut) await deliver(enquiry, untried)
  await pause(60)
  expect((await deliver(anEnquiry(), untried)).kind).toBe('delivered')
  const kinds = []
  for (const enquiry of [...cut, ...cut.slice(1)]) kinds.push((await deliver(enquiry, untried)).kind)
  expect(kinds).toEqual(['retry', 'retry', 'retry'])
})

describe('with a relay that never answers after some texts', () => {
  const usual = 120_000
  const suspect = (attempts: number) => ({ attempts, done: [], error: 'DATA ETIMEDOUT' })

  /** `hanging`: ends the deliveries of enquiries whose subject begins so. `times`: how long each attempt may take, in ms. */
  function hangingRelay() {
    const hanging: (() => void)[] = []
    const times: (number | undefined)[] = []
    const send: Transport['send'] = ({ enquiry, longest }) => {
      times.push(longest)
      if (!enquiry.subject.startsWith('Hangs')) return Promise.resolve({ reply: '250', rejections: [] })
      return new Promise((_, reject) =>
        hanging.push(() =>
          reject(Object.assign(new Error('as configured'), { code: 'ETIMEDOUT', command: 'DATA' })),
        ),
      )
    }
    const { deliver } = courier({ send, close: () => Promise.resolve() }, settings, events)
    return { deliver, hanging, times }
  }
  let made = 0
  const hangs = () => anEnquiry({ subject: `Hangs ${++made}` })

  it('tries one of the enquiries whose connection broke at a time, and all others meanwhile', async () => {
    const { deliver, hanging } = hangingRelay()
    const first = deliver(hangs(), suspect(1))
    const waits = [1, 2, 4, 20].map(async (attempts) => await deliver(hangs(), suspect(attempts)))
    expect(await Promise.all(waits)).toEqual(
      [5_000, 10_000, 40_000, 600_000].map((after) => ({
        kind: 'wait',
        after,
        error: 'DATA ETIMEDOUT',
        done: [],
      })),
    )
    for (let n = 0; n < 5; n++) expect((await deliver(anEnquiry(), untried)).kind).toBe('delivered')
    hanging[0]?.()
    expect((await first).kind).toBe('retry')
    expect((await deliver(anEnquiry(), suspect(1))).kind).toBe('delivered')
  })

  it('ends attempts sooner as soon as it breaks several connections and accepts other mails', async () => {
    const { deliver, hanging, times } = hangingRelay()
    const [one, two] = [deliver(hangs(), untried), deliver(hangs(), untried)]
    hanging[0]?.()
    await one
    await deliver(anEnquiry(), untried)
    hanging[1]?.()
    await two
    await deliver(anEnquiry(), untried)
    await deliver(anEnquiry(), untried)
    expect(times).toEqual([usual, usual, usual, usual, 20_000])
  })

  it('does not take the relay to be at fault when several first attempts break', async () => {
    const { deliver, hanging } = hangingRelay()
    const breakAll = async (count: number) => {
      const attempts = Array.from({ length: count }, () => deliver(hangs(), untried))
      for (const end of hanging.splice(0)) end()
      return (await Promise.all(attempts)).map(({ kind }) => kind)
    }
    expect(await breakAll(1)).toEqual(['retry'])
    await deliver(anEnquiry(), untried)
    expect(await breakAll(1)).toEqual(['retry'])
    await deliver(anEnquiry(), untried)
    expect(await breakAll(5)).toEqual(Array(5).fill('retry'))
    expect(await breakAll(1)).toEqual(['hold'])
  })

  it('gives mails the usual time again when no connection has broken for six hours', async () => {
    const { deliver, hanging, times } = hangingRelay()
    for (const _ of [1, 2]) {
      const attempt = deliver(hangs(), untried)
      hanging.pop()?.()
      await attempt
      await deliver(anEnquiry(), untried)
    }
    await deliver(anEnquiry(), untried)
    const later = performance.now() + 7 * 3600_000
    const clock = jest.spyOn(performance, 'now').mockReturnValue(later)
    await deliver(anEnquiry(), untried)
    clock.mockRestore()
    expect(times.slice(-2)).toEqual([20_000, usual])
  })

  it('waits for a slow relay as long as it usually takes, although it breaks some connections', async () => {
    const { deliver, hanging, times } = hangingRelay()
    const clock = jest.spyOn(performance, 'now')
    const slow = async () => {
      let now = 0
      clock.mockImplementation(() => (now += 30_000))
      await deliver(anEnquiry(), untried)
      clock.mockReset().mockRestore()
    }
    for (const _ of [1, 2]) {
      const attempt = deliver(hangs(), untried)
      hanging.pop()?.()
      await attempt
      await slow()
    }
    await deliver(anEnquiry(), untried)
    expect(times.at(-1)).toBeGreaterThan(50_000)
  })

  it('tests a relay that breaks all connections for a short and for the usual time in turn', async () => {
    const { deliver, hanging, times } = hangingRelay()
    const pair = [deliver(hangs(), untried), deliver(hangs(), untried)]
    for (const end of hanging.splice(0)) end()
    expect((await Promise.all(pair)).map(({ kind }) => kind)).toEqual(['retry', 'hold'])
    for (const _ of [1, 2, 3]) {
      await pause(600)
      const testing = deliver(hangs(), untried)
      await pause(0)
      for (const end of hanging.splice(0)) end()
      expect((await testing).kind).toBe('hold')
    }
    expect(times.slice(2)).toEqual([20_000, usual, 20_000])
  })

  it('gives an enquiry with photos the usual time', async () => {
    const { deliver, times } = hangingRelay()
    const bytes = Buffer.alloc(2 * 1024 * 1024)
    await deliver({ ...anEnquiry(), attachments: [{ name: 'a.jpg', type: 'image/jpeg', bytes }] }, suspect(9))
    await deliver(anEnquiry(), suspect(9))
    expect(times).toEqual([undefined, 20_000])
  })
})

it('never gives up an enquiry because of broken connections', async () => {
  expect(await failing(broken)(anEnquiry(), { attempts: 1000, done: [] })).toMatchObject({
    kind: 'retry',
    after: 200,
  })
})

it('gives up an enquiry at the end of its lifetime after temporary refusals', async () => {
  const refusedForNow = { code: 'EMESSAGE', command: 'DATA', responseCode: 451 }
  expect(await failing(refusedForNow)(anEnquiry(), { attempts: 1000, done: [] })).toMatchObject({
    kind: 'dead',
    error: 'DATA 451',
  })
})

it('pauses longer while the fault lasts, and reports its end', async () => {
  const deliver = failing(password, password, undefined)
  const first = await deliver(anEnquiry(), untried)
  await pause(60)
  const second = await deliver(anEnquiry(), untried)
  expect([first, second].map((outcome) => outcome.kind === 'hold' && outcome.after)).toEqual([50, 500])
  await pause(510)
  await deliver(anEnquiry(), untried)
  expect(relayStates.at(-1)).toBe('ok')
})

it('does not extend the pause for failures that were already in flight', async () => {
  const deliver = failing(password, password)
  const [, second] = await Promise.all([deliver(anEnquiry(), untried), deliver(anEnquiry(), untried)])
  expect(second.kind === 'hold' && second.after).toBeLessThanOrEqual(50)
})

it('does not wait for a recipient that was removed from the settings', async () => {
  expect(await failing()(anEnquiry(), { attempts: 1, done: settings.recipients })).toEqual({
    kind: 'delivered',
    reply: '250',
  })
})

describe('a permanent refusal', () => {
  it('is the fault of the message when the relay accepts another message after it', async () => {
    const deliver = failing(refused, undefined, refused)
    const enquiry = anEnquiry()
    expect((await deliver(enquiry, untried)).kind).toBe('retry')
    expect((await deliver(anEnquiry(), untried)).kind).toBe('delivered')
    expect((await deliver(enquiry, untried)).kind).toBe('dead')
    expect(relayStates).toEqual([])
  })

  it('is the fault of the relay when it refuses the only message again', async () => {
    const deliver = failing(refused, refused)
    const enquiry = anEnquiry()
    await deliver(enquiry, untried)
    expect((await deliver(enquiry, untried)).kind).toBe('hold')
    expect(relayStates).toEqual([{ fault: 'DATA 554' }])
  })

  it('is the fault of the relay when it refuses five messages in a row', async () => {
    const deliver = failing(...Array<object>(5).fill(refused))
    const kinds = []
    for (let n = 0; n < 5; n++) kinds.push((await deliver(anEnquiry(), untried)).kind)
    expect(kinds).toEqual(['retry', 'retry', 'retry', 'retry', 'hold'])
  })
})

it('tries a single message after a pause, and the rest when the relay accepts it', async () => {
  let running = 0
  let mostRunning = 0
  let isWorking = false
  const send: Transport['send'] = async () => {
    mostRunning = Math.max(mostRunning, ++running)
    await pause(5)
    running--
    if (!isWorking) throw Object.assign(new Error('as configured'), password)
    return { reply: '250', rejections: [] }
  }
  const deliver = courier({ send, close: () => Promise.resolve() }, settings, events).deliver
  const deliverThree = () => Promise.all([1, 2, 3].map(() => deliver(anEnquiry(), untried)))
  await deliverThree()
  await pause(60)
  mostRunning = 0
  await deliverThree()
  expect(mostRunning).toBe(1)
  await pause(510)
  isWorking = true
  expect((await deliverThree()).map(({ kind }) => kind)).toEqual(Array(3).fill('delivered'))
})
