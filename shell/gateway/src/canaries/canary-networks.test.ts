import { networksOf, withNeighbors } from '@virida/shared/platform/http/client-networks'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { emptyRegistry, pointer, type Canary } from '@virida/shared/platform/release/registry/registry-schema'
import { CanaryBudget } from './canary-budget'

/* What the clients of one network can do to the verdict about a canary, and what many networks show. */

const app = 'mfe-tools'
const canary: Canary = {
  ...{ app, version: '2.0.0', percent: 10, by: 'ana', since: new Date(0).toISOString() },
  salt: app.padEnd(22, '-'),
}
const live = pointer('1.0.0', [], [], [])
const registry = { ...emptyRegistry(), apps: { shell: live, [app]: live }, canaries: [canary] }
const abort = jest.fn((_canary: Canary, _note: string): Promise<unknown> => Promise.resolve())
let budget: CanaryBudget

beforeEach(() => {
  abort.mockClear()
  budget = new CanaryBudget({ budget: { percent: 5, clients: 5 }, log: new FaultLog(testLog().log), abort })
})

type Shown = Canary | undefined
type Address = (n: number) => string

/** Clients of as many networks. */
const anywhere =
  (first: number): Address =>
  (n) =>
    `${first}.${n >> 8}.${n & 255}.1`
const inOneIpv4Network: Address = (n) => `203.0.113.${n + 1}`
const inOneIpv6Network: Address = (n) => `2001:db8:1:${n.toString(16)}00::1`

/** Documents without a fault. */
function visits(count: number, shown: Shown, address: Address) {
  for (let n = 0; n < count; n++) {
    const own = networksOf(address(n))
    budget.countDocument(registry, shown, { section: app, failed: false }, own, withNeighbors(own))
  }
}

/** Reports of faults. */
function faults(count: number, shown: Shown, address: Address) {
  const report = { shell: '1.0.0', app, version: shown ? '2.0.0' : '1.0.0' }
  for (let n = 0; n < count; n++) {
    const own = networksOf(address(n))
    budget.countFault(registry, shown, report, own, withNeighbors(own))
  }
}

it('counts the errors of a /48 network as those of a client', () => {
  faults(256, canary, inOneIpv6Network)
  faults(1, canary, anywhere(11))
  expect(abort).not.toHaveBeenCalled()
  faults(4, canary, anywhere(11))
  expect(abort).toHaveBeenCalledTimes(1)
})

it.each([
  ['IPv6 /48', 256, inOneIpv6Network],
  ['IPv4 /24', 254, inOneIpv4Network],
])('keeps a canary about which an %s network reports errors, when others have a few', (_, count, address) => {
  visits(900, undefined, anywhere(10))
  faults(36, undefined, anywhere(10))
  visits(100, canary, anywhere(11))
  faults(4, canary, anywhere(11))
  faults(count, canary, address)
  expect(abort).not.toHaveBeenCalled()
})

it('keeps a canary with few clients when one network reports errors beside those of others', () => {
  visits(1000, undefined, anywhere(10))
  faults(50, undefined, anywhere(10))
  visits(40, canary, anywhere(11))
  faults(4, canary, anywhere(11))
  faults(254, canary, inOneIpv4Network)
  expect(abort).not.toHaveBeenCalled()
})

it('keeps a canary whose clients are in few networks when another network reports errors', () => {
  visits(1000, undefined, anywhere(10))
  visits(1000, canary, (n) => `11.0.${n % 5}.${Math.floor(n / 5) + 1}`)
  faults(254, canary, inOneIpv4Network)
  expect(abort).not.toHaveBeenCalled()
})

it.each([
  ['IPv6 /48', 256, inOneIpv6Network],
  ['IPv4 /24', 254, inOneIpv4Network],
])('aborts a canary although many clients of an %s network have no errors', (_, count, address) => {
  visits(100, undefined, anywhere(10))
  visits(count, canary, address)
  faults(5, canary, anywhere(11))
  expect(abort).toHaveBeenCalledWith(canary, expect.stringContaining('In a sample'))
  expect(abort).toHaveBeenCalledWith(canary, expect.stringContaining('5 of 9 clients had errors'))
})

it.each([
  ['IPv6 /48', 256, inOneIpv6Network],
  ['IPv4 /24', 254, inOneIpv4Network],
])(
  'keeps an honest canary although many clients of an %s network see the live release without errors',
  (_, count, address) => {
    visits(count, undefined, address)
    visits(100, undefined, anywhere(10))
    faults(11, undefined, anywhere(10))
    visits(900, canary, anywhere(11))
    faults(99, canary, anywhere(11))
    expect(abort).not.toHaveBeenCalled()
  },
)

it('aborts a canary with errors that a network hides in all clients, and with errors of its own beyond the sample', () => {
  visits(900, undefined, anywhere(10))
  visits(246, canary, inOneIpv4Network)
  faults(6, canary, (n) => inOneIpv4Network(246 + n))
  faults(254, undefined, inOneIpv4Network)
  visits(50, canary, anywhere(11))
  faults(7, canary, anywhere(11))
  expect(abort).toHaveBeenCalledWith(canary, expect.stringContaining('In a sample'))
})

it('aborts a canary that fails for a fifth of its clients, which are in few busy networks', () => {
  const inSixNetworks: Address = (n) => `11.0.${n % 6}.${Math.floor(n / 6) + 1}`
  visits(300, undefined, inSixNetworks)
  visits(1200, canary, inSixNetworks)
  // Of each network, every fifth client, and none of the sample.
  for (let n = 0; n < 1200; n++) if (Math.floor(n / 6) % 5 === 4) faults(1, canary, () => inSixNetworks(n))
  expect(abort).toHaveBeenCalledTimes(1)
})

it('aborts a canary although many addresses of one network report errors of the live release', () => {
  faults(254, undefined, inOneIpv4Network)
  visits(100, undefined, anywhere(10))
  visits(50, canary, anywhere(11))
  faults(15, canary, anywhere(11))
  expect(abort).toHaveBeenCalledWith(canary, expect.stringContaining('of 50 clients had errors'))
})

it('aborts a canary that fails for all clients of IPv6 networks, whichever of them has failed first', () => {
  const of =
    (network: number): Address =>
    (n) =>
      `2001:db8:${network + 1}:${n.toString(16)}00::1`
  for (let network = 0; network < 10; network++) {
    visits(20, canary, of(network))
    faults(1, canary, (n) => of(network)(19 - n))
  }
  for (let network = 0; network < 10; network++) faults(19, canary, of(network))
  expect(abort).toHaveBeenCalledTimes(1)
})

it.each([
  ['IPv6 /48', inOneIpv6Network],
  ['IPv4 /24', inOneIpv4Network],
])('keeps a canary with few clients about which an %s network alone reports errors', (_, address) => {
  visits(20, canary, anywhere(11))
  faults(200, canary, address)
  expect(abort).not.toHaveBeenCalled()
})

it('aborts a canary that fails for clients of five networks', () => {
  faults(4, canary, anywhere(11))
  expect(abort).not.toHaveBeenCalled()
  faults(5, canary, anywhere(11))
  expect(abort).toHaveBeenCalledTimes(1)
})

describe('with 250 clients in each IPv4 network, a tenth of them with the canary,', () => {
  it('keeps a canary that fails as often as the live release', () => {
    for (let n = 0; n < 10_000; n++) {
      const address = () => `10.0.${n % 40}.${Math.floor(n / 40) + 1}`
      const shown = Math.floor(n / 40) % 10 === 0 ? canary : undefined
      visits(1, shown, address)
      // A tenth of the clients of both sides, evenly spread.
      if (((n % 40) + Math.floor(n / 400)) % 10 === 0) faults(1, shown, address)
    }
    expect(abort).not.toHaveBeenCalled()
  })
})

describe('with 50 IPv4 networks of 100 clients each, a tenth of them with the canary,', () => {
  /** Documents of all clients, and the errors of a share of both sides, evenly spread over the networks. */
  function visitAll(errors: { canary: number; live: number }) {
    const sides = { canary: { seen: 0, failed: 0 }, live: { seen: 0, failed: 0 } }
    for (let n = 0; n < 5000; n++) {
      const name = Math.floor(n / 50) % 10 === 0 ? 'canary' : 'live'
      const [side, shown] = [sides[name], name === 'canary' ? canary : undefined]
      const address = () => `10.0.${(n + Math.floor(n / 500)) % 50}.${Math.floor(n / 50) + 1}`
      visits(1, shown, address)
      if ((++side.seen * errors[name]) / 100 < side.failed + 1) continue
      side.failed++
      faults(1, shown, address)
    }
  }

  it('aborts a canary with errors of 10 % of the clients, if 2 % have some with the live release', () => {
    visitAll({ canary: 10, live: 2 })
    expect(abort).toHaveBeenCalledTimes(1)
  })

  it('keeps a canary that fails as often as the live release', () => {
    visitAll({ canary: 3, live: 3 })
    expect(abort).not.toHaveBeenCalled()
  })
})

describe('with a share of one percent', () => {
  /** A random number from 0 to 1 that is the same in each run. */
  const numbers = (seed: number) => {
    let state = seed
    return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  }

  /** Visits of clients of as many networks; an error is as likely as its share. @returns Whether the canary was aborted. */
  function visitAll(count: number, errors: { canary: number; live: number }, seed: number): boolean {
    const next = numbers(seed)
    for (let n = 0; n < count && abort.mock.calls.length === 0; n++) {
      const shown = next() < 0.01 ? canary : undefined
      const address = anywhere(10 + (n >> 16))
      const own = () => address(n & 65_535)
      visits(1, shown, own)
      if (next() < errors[shown ? 'canary' : 'live']) faults(1, shown, own)
    }
    return abort.mock.calls.length > 0
  }

  it('keeps a canary that fails as often as the live release, which is judged at each failure', () => {
    const aborted = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((seed) => {
      abort.mockClear()
      budget = new CanaryBudget({
        budget: { percent: 5, clients: 5 },
        log: new FaultLog(testLog().log),
        abort,
      })
      return visitAll(20_000, { canary: 0.04, live: 0.04 }, seed * 7919)
    })
    expect(aborted).toEqual([])
  })

  it('aborts a canary that fails for a tenth of its clients', () => {
    expect(visitAll(20_000, { canary: 0.12, live: 0.02 }, 7919)).toBe(true)
  })
})
