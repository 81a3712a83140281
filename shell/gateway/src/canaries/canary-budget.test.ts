import { networksOf } from '@virida/shared/platform/http/client-networks'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import {
  emptyRegistry,
  pointer,
  type Canary,
  type Registry,
} from '@virida/shared/platform/release/registry/registry-schema'
import { CanaryBudget } from './canary-budget'

const logged = testLog()
const canaryOf = (app: string): Canary => ({
  ...{ app, version: '2.0.0', percent: 10, by: 'ana', since: new Date(0).toISOString() },
  salt: app.padEnd(22, '-'),
})
const canary = canaryOf('mfe-tools')
const other = canaryOf('mfe-browse')
const live = pointer('1.0.0', [], [], [])
const registry: Registry = {
  ...emptyRegistry(),
  apps: { shell: live, 'mfe-tools': live, 'mfe-browse': live },
  canaries: [canary, other],
}
const abort = jest.fn((_canary: Canary, _note: string): Promise<unknown> => Promise.resolve())
let budget: CanaryBudget

beforeEach(() => {
  logged.lines.splice(0)
  abort.mockClear()
  budget = new CanaryBudget({ budget: { percent: 5, clients: 5 }, log: new FaultLog(logged.log), abort })
})

const own = 'mfe-tools'

/** Networks of clients, each of another one. */
const clients = (count: number, address = (n: number) => `192.0.${n >> 8}.${n & 255}`) =>
  Array.from({ length: count }, (_, n) => networksOf(address(n)))
/** Documents of the section of the canary, each of another client. */
function documents(
  count: number,
  shown: Canary | undefined,
  { section = own, failed = false, of = clients(count) } = {},
) {
  for (const client of of) budget.countDocument(registry, shown, { section, failed }, client)
}
/** Faults of a release in browsers, each of another client. */
function faults(
  count: number,
  shown: Canary | undefined,
  { version = shown ? '2.0.0' : '1.0.0', of = clients(count) } = {},
) {
  for (const client of of) budget.countFault(registry, shown, { shell: '1.0.0', app: own, version }, client)
}

it('aborts a canary whose clients have errors more often than those of the live release, once', () => {
  documents(50, canary)
  documents(450, undefined)
  faults(4, canary)
  expect(abort).not.toHaveBeenCalled()
  faults(9, canary)
  expect(abort).toHaveBeenCalledTimes(1)
  expect(abort).toHaveBeenCalledWith(
    canary,
    '5 of 50 clients had errors (10 %), and 0 % with the live release; the budget is 5 % more',
  )
})

it('aborts a canary of a section that has a small part of the documents of the site', () => {
  for (const shown of [canary, undefined]) documents(960, shown, { section: 'mfe-support' })
  documents(40, undefined)
  documents(40, canary, { failed: true })
  expect(abort).toHaveBeenCalledTimes(1)
})

it('counts the documents of all sections for a canary of the shell', () => {
  const shell = canaryOf('shell')
  const shown = { ...registry, canaries: [shell] }
  for (const client of clients(200))
    budget.countDocument(shown, shell, { section: own, failed: false }, client)
  for (const client of clients(10))
    budget.countDocument(shown, shell, { section: 'mfe-browse', failed: true }, client)
  expect(abort).not.toHaveBeenCalled()
})

it('counts a client that loads pages again and again once', () => {
  for (let n = 0; n < 1000; n++) documents(1, canary)
  faults(5, canary)
  expect(abort).toHaveBeenCalledTimes(1)
})

it('judges by the latest clients, so that a long time without errors hides no new ones', () => {
  documents(30_000, canary, { of: clients(30_000, (n) => `192.${n >> 16}.${(n >> 8) & 255}.${n & 255}`) })
  faults(600, canary, { of: clients(600, (n) => `203.0.${n >> 8}.${n & 255}`) })
  expect(abort).toHaveBeenCalledTimes(1)
})

it('logs one line when it has aborted a canary', async () => {
  faults(5, canary)
  await Promise.resolve()
  expect(logged.entries()).toMatchObject([
    { msg: expect.stringContaining('aborted the canary mfe-tools 2.0.0') as unknown },
  ])
})

it('aborts a canary whose pages cannot be rendered', () => {
  documents(5, canary, { failed: true })
  expect(abort).toHaveBeenCalledTimes(1)
})

it('keeps a canary within its budget', () => {
  documents(200, canary)
  faults(10, canary)
  expect(abort).not.toHaveBeenCalled()
})

it('keeps a canary that fails as often as the live release', () => {
  documents(20, canary)
  documents(20, undefined)
  faults(19, undefined)
  faults(20, canary)
  expect(abort).not.toHaveBeenCalled()
})

it('counts each client once, so that one alone aborts nothing', () => {
  for (let n = 0; n < 100; n++) faults(1, canary)
  expect(abort).not.toHaveBeenCalled()
})

it('does not count faults of browsers that are not in the canary, or of another release', () => {
  faults(20, undefined, { version: '2.0.0' })
  faults(20, other, { version: '2.0.0' })
  faults(20, canary, { version: '1.0.0' })
  documents(20, canary, { section: 'mfe-browse', failed: true })
  expect(abort).not.toHaveBeenCalled()
})

it('compares a canary of the shell by the version of the shell, whatever section shows the page', () => {
  const shell = canaryOf('shell')
  const report = { shell: '2.0.0', app: 'mfe-tools', version: '1.0.0' }
  for (const client of clients(5))
    budget.countFault({ ...registry, canaries: [shell] }, shell, report, client)
  expect(abort).toHaveBeenCalledTimes(1)
})

it('tries again after a pause, when a page is asked for, until the canary can be aborted', async () => {
  abort
    .mockRejectedValueOnce(new Error('the store is away'))
    .mockRejectedValueOnce(new Error('the disk is full'))
  budget = new CanaryBudget({
    budget: { percent: 5, clients: 5 },
    log: new FaultLog(logged.log),
    abort,
    pause: 50,
  })
  const attemptsAfter = async (pause: number) => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    documents(3, undefined, { section: 'mfe-support' })
    faults(6, canary)
    return abort.mock.calls.length
  }
  faults(5, canary)
  expect([
    await attemptsAfter(0),
    await attemptsAfter(60),
    await attemptsAfter(60),
    await attemptsAfter(60),
  ]).toEqual([1, 2, 3, 3])
  expect(logged.lines.join()).toContain('cannot be aborted')
})

it('starts at zero with the next canary of the section', () => {
  faults(4, canary)
  const next = { ...registry, canaries: [{ ...canary, salt: 'n'.repeat(22) }] }
  const report = { shell: '1.0.0', app: 'mfe-tools', version: '2.0.0' }
  for (const client of clients(9).slice(5)) budget.countFault(next, next.canaries[0], report, client)
  expect(abort).not.toHaveBeenCalled()
})
