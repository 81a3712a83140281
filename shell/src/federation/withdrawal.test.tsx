import type { Composition } from '@virida/shared/platform/contract/composition'
import { withdrawalCheck } from './withdrawal'

const composition: Composition = {
  shell: '1.0.0',
  sections: [{ name: 'mfe-faq', version: '2.0.0', base: '/r/', entry: 'e.mjs', paths: [] }],
}
const ask = jest.fn<Promise<unknown>, []>()

beforeEach(() => {
  jest.clearAllMocks()
  globalThis.fetch = ask as unknown as typeof fetch
})

const answer = (withdrawn: object) => Promise.resolve({ ok: true, json: () => Promise.resolve(withdrawn) })

it.each([
  ['a section', { 'mfe-faq': ['2.0.0'] }, true],
  ['the shell', { shell: ['1.0.0'] }, true],
  ['another version', { 'mfe-faq': ['3.0.0'], shell: ['0.9.0'] }, false],
])('says whether %s of the document has been withdrawn', async (_, withdrawn, expected) => {
  ask.mockReturnValue(answer(withdrawn))
  expect(await withdrawalCheck(() => composition)()).toBe(expected)
})

it('asks once in ten seconds', async () => {
  ask.mockReturnValue(answer({}))
  const check = withdrawalCheck(() => composition)
  await check()
  await check()
  expect(ask).toHaveBeenCalledTimes(1)
})

it('asks again after ten seconds when the clock of the device was set back', async () => {
  ask.mockReturnValue(answer({}))
  const check = withdrawalCheck(() => composition)
  const [wallClock, clock] = [jest.spyOn(Date, 'now'), jest.spyOn(performance, 'now')]
  wallClock.mockReturnValue(1_000_000)
  clock.mockReturnValue(5000)
  await check()
  wallClock.mockReturnValue(0)
  clock.mockReturnValue(15_001)
  await check()
  expect(ask).toHaveBeenCalledTimes(2)
  wallClock.mockRestore()
  clock.mockRestore()
})

it('does not hold up a navigation when nothing answers', async () => {
  ask.mockReturnValue(new Promise(() => undefined))
  expect(await withdrawalCheck(() => composition)()).toBe(false)
})

it('goes on offline', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await withdrawalCheck(() => composition)()).toBe(false)
})
