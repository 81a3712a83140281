import { anEnquiry, pixel } from '../../testing/enquiries'
import { courier, type CourierEvents } from './courier'
import type { Transport } from './transport'

const relayStates: unknown[] = []
const recoveries: string[] = []
const events: CourierEvents = {
  onSettled: () => undefined,
  onRelay: (state) => relayStates.push(state),
  onRecipients: () => undefined,
  onShareFault: () => undefined,
  onRecovered: (after) => recoveries.push(after),
}
const settings = {
  delays: [100, 200],
  lifetime: 10_000,
  pauses: [50, 500],
  trust: 300,
  recipients: ['staff@virida.example.com'],
}
const untried = { attempts: 0, done: [] }

/** Whether the relay can be reached without a mail. */
let isReachable = true
const relayWith = (send: Transport['send']): Transport => ({
  send,
  check: () => (isReachable ? Promise.resolve() : Promise.reject(new Error('as configured'))),
  close: () => Promise.resolve(),
})

/** A relay that fails with these errors in turn; undefined is success. */
function failing(...errors: (object | undefined)[]) {
  const send: Transport['send'] = () => {
    const error = errors.shift()
    // The shape of nodemailer's errors.
    return error
      ? Promise.reject(Object.assign(new Error('as configured'), error))
      : Promise.resolve({ reply: '250', rejections: [] })
  }
  return courier(relayWith(send), settings, events).deliver
}
// What nodemailer reports when the relay cuts a connection, at any time.
const broken = { code: 'ECONNECTION', command: 'CONN' }
const unreachable = { ...broken, sent: 'none' }
const password = { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }
const refused = { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }
const refusedRecipient = {
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: 550,
  rejectedErrors: [{ recipient: settings.recipients[0], responseCode: 550 }],
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

beforeEach(() => {
  relayStates.length = 0
  recoveries.length = 0
  isReachable = true
})

it('pauses the queue after a broken connection when the relay cannot be reached', async () => {
  expect((await failing(unreachable, unreachable)(anEnquiry(), untried)).kind).toBe('hold')
  expect(relayStates).toEqual([{ fault: 'CONN ECONNECTION before DATA' }])
})

it('sends a mail over a second connection when one breaks before the text, because only one of several machines may be wrong', async () => {
  const deliver = failing(unreachable, undefined, unreachable)
  expect((await deliver(anEnquiry(), untried)).kind).toBe('delivered')
  // While the relay accepts others, the next attempt follows soon.
  expect(await deliver(anEnquiry(), untried)).toMatchObject({ kind: 'hold', after: 100 })
})

it('pauses the queue when the connections of three clients break in a row, however often those of one break', async () => {
  const deliver = failing(...Array<object>(6).fill(broken))
  const kinds = []
  for (const client of [1, 1, 1, 1, 2, 3])
    kinds.push((await deliver(anEnquiry({ client: 256 * client }), untried)).kind)
  expect(kinds).toEqual(Array(6).fill('retry'))
  expect(relayStates).toEqual([{ fault: 'CONN ECONNECTION' }])
})

it.each([
  ['the relay is away after it', false],
  ['the relay can be reached', true],
])(
  'counts each attempt of an enquiry that the relay may have got, but for one, when %s',
  async (_, reachable) => {
    isReachable = reachable
    const deliver = failing(undefined, ...Array<object>(4).fill(broken))
    await deliver(anEnquiry(), untried)
    const enquiry = anEnquiry()
    const kinds = []
    for (let at = 0; at < 3; at++) kinds.push((await deliver(enquiry, untried)).kind)
    expect(kinds).toEqual(['hold', 'retry', 'retry'])
    await pause(settings.trust + 10)
    expect((await deliver(enquiry, untried)).kind).toBe('retry')
  },
)

it('does not count an attempt that breaks before the text is sent, while the relay accepts others', async () => {
  isReachable = false
  const deliver = failing(undefined, ...Array<object>(9).fill(unreachable))
  await deliver(anEnquiry(), untried)
  const enquiry = anEnquiry()
  const pauses = []
  for (let at = 0; at < 9; at++) {
    const outcome = await deliver(enquiry, untried)
    pauses.push(outcome.kind === 'hold' && outcome.after)
  }
  expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000])
})

it('does not hold up other enquiries when one breaks every connection', async () => {
  const deliver = failing(broken, undefined, broken, undefined, broken)
  const kinds = []
  for (let n = 0; n < 5; n++) kinds.push((await deliver(anEnquiry(), untried)).kind)
  expect(kinds).toEqual(['retry', 'delivered', 'hold', 'delivered', 'hold'])
  expect(relayStates).toEqual([])
})

it('tries an enquiry again soon whose connection broke, once, because the relay may not keep connections', async () => {
  const deliver = failing(undefined, broken, broken)
  await deliver(anEnquiry(), untried)
  const enquiry = anEnquiry()
  expect(await deliver(enquiry, untried)).toMatchObject({ kind: 'hold', after: 100 })
  expect((await deliver(enquiry, untried)).kind).toBe('retry')
  expect(relayStates).toEqual([])
})

it('does not pause the queue for enquiries that break connections after the relay has accepted another', async () => {
  const deliver = failing(broken, broken, broken, undefined, ...Array<object>(5).fill(broken))
  const cut = [anEnquiry(), anEnquiry(), anEnquiry()]
  for (const enquiry of cut) await deliver(enquiry, untried)
  await pause(60)
  expect((await deliver(anEnquiry(), untried)).kind).toBe('delivered')
  const kinds = []
  for (const enquiry of [...cut, ...cut.slice(1)]) kinds.push((await deliver(enquiry, untried)).kind)
  expect(kinds).toEqual(Array(5).fill('retry'))
})

it('never gives up an enquiry because of broken connections', async () => {
  const deliver = failing(...Array.from({ length: 21 }, () => [undefined, unreachable]).flat())
  const enquiry = anEnquiry()
  const kinds = []
  for (let at = 0; at < 21; at++) {
    await deliver(anEnquiry(), untried)
    kinds.push((await deliver(enquiry, { attempts: 1000, done: [] })).kind)
  }
  expect(kinds.slice(19)).toEqual(['hold', 'retry'])
})

it('gives up an enquiry that the relay may have got at the end of its lifetime, because each attempt may be a copy', async () => {
  expect(await failing(broken)(anEnquiry(), { attempts: 1000, done: [] })).toMatchObject({ kind: 'dead' })
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
  const after = (attempts: number) => ({ attempts, done: [], error: 'DATA 554' })

  it('is the fault of the message when the relay accepts another message after it, and refuses its text five times', async () => {
    const deliver = failing(refused, undefined, ...Array<object>(4).fill(refused))
    const enquiry = anEnquiry()
    expect((await deliver(enquiry, untried)).kind).toBe('retry')
    expect((await deliver(anEnquiry(), untried)).kind).toBe('delivered')
    const kinds = []
    for (const attempts of [1, 2, 3, 4]) kinds.push((await deliver(enquiry, after(attempts))).kind)
    expect(kinds).toEqual(['retry', 'retry', 'retry', 'dead'])
    expect(relayStates).toEqual([])
  })

  it('is never the fault of the message when the relay refuses the recipients, which are the same for all', async () => {
    const deliver = failing(refusedRecipient, undefined, ...Array<object>(9).fill(refusedRecipient))
    const enquiry = anEnquiry()
    await deliver(enquiry, untried)
    await deliver(anEnquiry(), untried)
    for (let attempts = 1; attempts < 9; attempts++)
      expect((await deliver(enquiry, after(attempts))).kind).toBe('hold')
    expect(relayStates).toEqual([])
  })

  it('is the fault of the relay when it refuses the only message again', async () => {
    const deliver = failing(refused, refused)
    const enquiry = anEnquiry()
    await deliver(enquiry, untried)
    expect((await deliver(enquiry, untried)).kind).toBe('hold')
    expect(relayStates).toEqual([{ fault: 'DATA 554' }])
  })

  it('is the fault of the relay when it refuses the messages of five clients in a row', async () => {
    const deliver = failing(...Array<object>(7).fill(refused))
    const kinds = []
    for (const client of [1, 1, 1, 2, 3, 4, 5])
      kinds.push((await deliver(anEnquiry({ client: 256 * client }), untried)).kind)
    expect(kinds).toEqual([...Array<string>(6).fill('retry'), 'hold'])
  })

  it('is tried again by itself while the relay accepts other messages, and a person is told when it refuses many', async () => {
    const deliver = failing(undefined, ...Array<object>(9).fill(refused), refused)
    await deliver(anEnquiry(), untried)
    const enquiries = Array.from({ length: 9 }, (_, client) => anEnquiry({ client: 256 * client }))
    for (const enquiry of [...enquiries, ...enquiries.slice(0, 1)])
      expect((await deliver(enquiry, untried)).kind).toBe('retry')
    expect(relayStates).toEqual([{ fault: 'DATA 554' }])
  })

  it('is the fault of the relay when it has accepted no message for a while', async () => {
    const deliver = failing(undefined, ...Array<object>(5).fill(refused))
    await deliver(anEnquiry(), untried)
    await pause(settings.trust + 10)
    const kinds = []
    for (let client = 0; client < 5; client++)
      kinds.push((await deliver(anEnquiry({ client: 256 * client }), untried)).kind)
    expect(kinds).toEqual([...Array<string>(4).fill('retry'), 'hold'])
  })

  it('slows the queue down when the relay refuses the recipients, but not those of others, and tells a person', async () => {
    const deliver = failing(undefined, ...Array<object>(5).fill(refusedRecipient))
    await deliver(anEnquiry(), untried)
    const pauses = []
    for (let client = 0; client < 5; client++) {
      const outcome = await deliver(anEnquiry({ client: 256 * client }), untried)
      pauses.push(outcome.kind === 'hold' && outcome.after)
    }
    expect(pauses).toEqual([100, 200, 400, 800, 1600])
    expect(relayStates).toEqual([{ fault: 'RCPT TO 550' }])
  })

  it('lets five enquiries be tried after a pause', async () => {
    const kindsAfterPause = async (error: object) => {
      const deliver = failing(...Array<object>(12).fill(error))
      for (let client = 0; client < 5; client++) await deliver(anEnquiry({ client: 256 * client }), untried)
      await pause(60)
      const kinds = []
      for (let client = 5; client < 11; client++)
        kinds.push((await deliver(anEnquiry({ client: 256 * client }), untried)).kind)
      return kinds
    }
    expect(await kindsAfterPause(refused)).toEqual([...Array<string>(4).fill('retry'), 'hold', 'hold'])
    expect(relayStates).toHaveLength(2)
    expect(await kindsAfterPause(refusedRecipient)).toEqual(Array(6).fill('hold'))
    expect(relayStates).toHaveLength(4)
  })
})

it('tries enquiries that break connections again by themselves while the relay accepts others', async () => {
  const deliver = failing(undefined, ...Array<object>(9).fill(broken))
  await deliver(anEnquiry(), untried)
  for (let client = 0; client < 4; client++) {
    const enquiry = anEnquiry({ client: 256 * client })
    await deliver(enquiry, untried)
    expect((await deliver(enquiry, untried)).kind).toBe('retry')
  }
  expect(relayStates).toEqual([])
  await pause(settings.trust + 10)
  await deliver(anEnquiry({ client: 256 * 5 }), untried)
  expect(relayStates).toContainEqual({ fault: 'CONN ECONNECTION' })
})

it('slows down while the relay accepts some enquiries and defers those of many clients, and tells a person', async () => {
  const deferred = {
    ...refusedRecipient,
    responseCode: 450,
    rejectedErrors: [{ recipient: settings.recipients[0], responseCode: 450 }],
  }
  const fine = Array<undefined>(5).fill(undefined)
  const deliver = failing(undefined, ...Array<object>(8).fill(deferred), undefined, deferred, ...fine)
  await deliver(anEnquiry(), untried)
  const pauses = []
  for (let client = 0; client < 8; client++) {
    const outcome = await deliver(anEnquiry({ client: 256 * client }), untried)
    pauses.push(outcome.kind === 'hold' && outcome.after)
  }
  expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000])
  await deliver(anEnquiry(), untried)
  expect(await deliver(anEnquiry(), untried)).toMatchObject({ kind: 'hold', after: 100 })
  expect(relayStates).toEqual([{ fault: 'RCPT TO 450' }])
  for (let at = 0; at < fine.length; at++) await deliver(anEnquiry(), untried)
  expect(relayStates).toEqual([{ fault: 'RCPT TO 450' }, 'ok'])
})

it.each([
  ['MAIL FROM', 452],
  ['CONN', 421],
])(
  'slows down while the relay accepts some enquiries and answers %s with %d to others',
  async (command, responseCode) => {
    const busy = { code: 'EPROTOCOL', command, responseCode }
    const deliver = failing(undefined, busy, busy, busy, undefined, busy, busy)
    await deliver(anEnquiry(), untried)
    const pauses = []
    for (let client = 0; client < 5; client++) {
      const outcome = await deliver(anEnquiry({ client: 256 * client }), untried)
      pauses.push(outcome.kind === 'hold' && outcome.after)
    }
    expect(pauses).toEqual([100, 200, 400, false, 100])
    expect(relayStates).toEqual([])
    await pause(settings.trust + 10)
    expect(await deliver(anEnquiry(), untried)).toMatchObject({
      kind: 'hold',
      after: settings.pauses[0],
    })
  },
)

describe('a relay that refuses all mails for good', () => {
  const sender = { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }
  const pausesOf = async (deliver: ReturnType<typeof failing>, count: number) => {
    const pauses = []
    for (let client = 0; client < count; client++) {
      const outcome = await deliver(anEnquiry({ client: 256 * client }), untried)
      pauses.push(outcome.kind === 'hold' && Math.ceil(outcome.after))
    }
    return pauses
  }

  it('slows the queue down while it accepts others, because one of several machines may be wrong', async () => {
    const deliver = failing(undefined, sender, sender, undefined, sender)
    await deliver(anEnquiry(), untried)
    expect(await pausesOf(deliver, 4)).toEqual([100, 200, false, 100])
    expect(relayStates).toEqual([])
  })

  it('pauses the queue, and is tried five times after a pause', async () => {
    const deliver = failing(...Array<object>(9).fill(sender))
    expect(await pausesOf(deliver, 1)).toEqual([settings.pauses[0]])
    await pause(60)
    expect(await pausesOf(deliver, 5)).toEqual([1000, 1000, 1000, 1000, settings.pauses[1]])
  })

  it('is asked rarely when it refuses the password, because it may lock the account', async () => {
    const deliver = failing(undefined, password, password)
    await deliver(anEnquiry(), untried)
    expect(await pausesOf(deliver, 1)).toEqual([settings.pauses[0]])
    await pause(60)
    expect(await pausesOf(deliver, 1)).toEqual([settings.pauses[1]])
  })
})

describe('after failures, while the relay accepts other enquiries,', () => {
  const busy = { code: 'EMESSAGE', command: 'DATA', responseCode: 451 }
  const failed = { attempts: 1, done: [], error: 'DATA 451' }
  const fine = (count: number) => Array<undefined>(count).fill(undefined)

  it('some are tried again when it accepts another, also when they failed before the start, once a minute', async () => {
    const now = jest.spyOn(performance, 'now')
    try {
      const deliver = failing(...fine(1), busy, ...fine(1), busy, ...fine(2))
      for (let at = 0; at < 4; at++) await deliver(anEnquiry({ client: 256 * at }), untried)
      expect(recoveries).toEqual(['some'])
      const later = performance.now() + 61_000
      now.mockImplementation(() => later)
      for (let at = 0; at < 2; at++) await deliver(anEnquiry({ client: 256 * at }), untried)
      expect(recoveries).toEqual(['some', 'some'])
    } finally {
      now.mockRestore()
    }
  })

  it('all are tried again when it accepts one that has failed before, once a minute', async () => {
    const deliver = failing(busy, undefined, busy, undefined, undefined)
    await deliver(anEnquiry(), untried)
    await deliver(anEnquiry(), failed)
    expect(recoveries).toEqual(['all'])
    await deliver(anEnquiry(), untried)
    await deliver(anEnquiry(), failed)
    expect(recoveries).toEqual(['all'])
  })

  it('all are tried again by the next accepted one, when one that has failed before was accepted within a minute', async () => {
    const now = jest.spyOn(performance, 'now')
    try {
      const deliver = failing(...fine(3))
      await deliver(anEnquiry(), failed)
      await deliver(anEnquiry(), failed)
      expect(recoveries).toEqual(['all'])
      const later = performance.now() + 61_000
      now.mockImplementation(() => later)
      await deliver(anEnquiry(), untried)
      expect(recoveries).toEqual(['all', 'all'])
    } finally {
      now.mockRestore()
    }
  })
})

it.each([
  ['the networks of an IPv6 /48', 0x701],
  ['the addresses of an IPv4 /24', 0x700],
])('counts %s as one client, where many clients are a fault of the relay', async (_, first) => {
  const deliver = failing(...Array<object>(9).fill(refused))
  const kinds = []
  for (let at = 0; at < 9; at++)
    kinds.push((await deliver(anEnquiry({ client: first + 2 * at }), untried)).kind)
  expect(kinds).toEqual(Array(9).fill('retry'))
})

it('takes the relay to be at fault when it defers all recipients of five clients in a row', async () => {
  const deferred = {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 450,
    rejectedErrors: [{ recipient: settings.recipients[0], responseCode: 450 }],
  }
  const deliver = failing(...Array<object>(7).fill(deferred), undefined)
  const kinds = []
  for (const client of [1, 1, 1, 2, 3, 4, 5])
    kinds.push((await deliver(anEnquiry({ client: 256 * client }), untried)).kind)
  expect(kinds).toEqual([...Array<string>(6).fill('retry'), 'hold'])
  expect(recoveries).toEqual([])
  await pause(60)
  await deliver(anEnquiry(), untried)
  expect([relayStates.at(-1), recoveries]).toEqual(['ok', ['fault']])
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
  const deliver = courier(relayWith(send), settings, events).deliver
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

it('slows the queue down when the relay defers the texts of five clients in a row, and pauses when it has accepted nothing for a while', async () => {
  const deferred = { code: 'EMESSAGE', command: 'DATA', responseCode: 451 }
  const deliver = failing(undefined, ...Array<object>(13).fill(deferred))
  await deliver(anEnquiry(), untried)
  const pauses = async (count: number) => {
    const seen = []
    for (let client = 0; client < count; client++) {
      const outcome = await deliver(anEnquiry({ client: 256 * client }), untried)
      seen.push(outcome.kind === 'hold' && Math.ceil(outcome.after))
    }
    return seen
  }
  // Fewer may be deferred because of their files.
  expect(await pauses(7)).toEqual([false, false, false, false, 100, 200, 400])
  await pause(settings.trust + 10)
  expect(await pauses(1)).toEqual([settings.pauses[0]])
  expect(relayStates.at(-1)).toEqual({ fault: 'DATA 451' })
})

it('tries nothing for a while after twelve deferrals in a row', async () => {
  const full = { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 452 }
  const deliver = failing(undefined, ...Array<object>(12).fill(full))
  await deliver(anEnquiry(), untried)
  for (let at = 0; at < 12; at++) expect(await deliver(anEnquiry(), untried)).not.toHaveProperty('isUntried')
  expect(await deliver(anEnquiry(), untried)).toMatchObject({
    ...{ kind: 'hold', isUntried: true, error: 'MAIL FROM 452' },
  })
})

it('slows nothing down when the relay defers those with files, however many, and takes others', async () => {
  const deferred = { code: 'EMESSAGE', command: 'DATA', responseCode: 451 }
  const deliver = failing(undefined, ...Array<object>(20).fill(deferred))
  await deliver(anEnquiry(), untried)
  const attachments = [{ name: 'a.png', type: 'image/png', bytes: pixel }]
  const kinds = []
  for (let client = 0; client < 20; client++)
    kinds.push((await deliver(anEnquiry({ client: 256 * client, attachments }), untried)).kind)
  expect(kinds).toEqual(Array<string>(20).fill('retry'))
  expect(relayStates).toEqual([{ fault: 'DATA 451' }])
})

it('pauses when the relay defers those with files and has accepted nothing for a while', async () => {
  const deferred = { code: 'EMESSAGE', command: 'DATA', responseCode: 451 }
  const deliver = failing(...Array<object>(5).fill(deferred))
  const attachments = [{ name: 'a.png', type: 'image/png', bytes: pixel }]
  const kinds = []
  for (let client = 0; client < 5; client++)
    kinds.push((await deliver(anEnquiry({ client: 256 * client, attachments }), untried)).kind)
  expect(kinds).toEqual([...Array<string>(4).fill('retry'), 'hold'])
  expect(await deliver(anEnquiry(), untried)).toMatchObject({ kind: 'hold', isUntried: true })
})

it.each([
  ['too large', { code: 'EMESSAGE', command: 'DATA', responseCode: 552, response: '552 5.3.4 Too big' }],
  ['refused', refused],
])(
  'gives up no enquiry that is %s at an extra attempt, but at the planned one after it',
  async (_, error) => {
    const attachments = [{ name: 'a.png', type: 'image/png', bytes: Buffer.alloc(2_000_000) }]
    const enquiry = anEnquiry({ attachments })
    const deliver = failing(error, undefined, error, error)
    await deliver(enquiry, untried)
    await deliver(anEnquiry(), untried)
    const fourth = { attempts: 4, done: [], error: 'DATA 552' }
    expect((await deliver(enquiry, { ...fourth, isExtra: true })).kind).toBe('retry')
    expect((await deliver(enquiry, fourth)).kind).toBe('dead')
  },
)

it('counts attempts that fail because of a reply for all, when the same enquiry has failed twenty times and others not', async () => {
  const full = { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 452 }
  const deliver = failing(...Array.from({ length: 25 }, () => [undefined, full]).flat())
  const enquiry = anEnquiry()
  const kinds = []
  for (let at = 0; at < 25; at++) {
    await deliver(anEnquiry(), untried)
    kinds.push((await deliver(enquiry, untried)).kind)
  }
  expect(kinds).toEqual([...Array<string>(20).fill('hold'), ...Array<string>(5).fill('retry')])
})
