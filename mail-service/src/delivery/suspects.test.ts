import { anEnquiry } from '../../testing/enquiries'
import { courier } from './courier'
import { RelayHealth } from './relay-health'
import type { Transport } from './transport'

/* A relay that never answers after some texts, and accepts all others. */

const settings = {
  delays: [100, 200],
  lifetime: 10_000,
  pauses: [50, 500],
  recipients: ['staff@virida.example.com'],
}
const events = {
  onSettled: () => undefined,
  onRelay: () => undefined,
  onRecipients: () => undefined,
  onShareFault: () => undefined,
}
const untried = { attempts: 0, done: [] }
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
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

it('remembers the messages that broke connections, the newest 10,000 of them', () => {
  const health = new RelayHealth([50], () => undefined)
  for (let n = 0; n < 10_001; n++) health.broken(`message ${n}`, 'DATA ETIMEDOUT')
  expect([health.hasBroken('message 0'), health.hasBroken('message 1')]).toEqual([false, true])
})
