import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveRegistry } from './live-registry'
import { PreparedRegistry } from './prepared-registry'
import type { Snapshot } from './snapshot'

const snapshot = (key: string) => ({ key }) as Snapshot

/** A registry whose newest snapshot a test sets, and the preparations that it has not finished. */
function site(first: Snapshot) {
  const live = { latest: first }
  const unfinished = new Map<string, () => void>()
  const prepare = ({ key }: Snapshot) => new Promise<void>((resolve) => unfinished.set(key, resolve))
  const registry = { snapshot: () => live.latest } as LiveRegistry
  const prepared = new PreparedRegistry(registry, prepare)
  /** The key of the releases that a page is shown with. */
  const shown = async () => (await prepared.current()).key
  return { live, unfinished, shown, finish: (key: string) => unfinished.get(key)?.() }
}

it('shows the first releases at once, while their processes start', async () => {
  const { shown, unfinished } = site(snapshot('1'))
  expect(await shown()).toBe('1')
  expect([...unfinished.keys()]).toEqual(['1'])
})

it('lets the request that notices a release wait for it, and shows others the releases before it', async () => {
  const { live, shown, finish } = site(snapshot('1'))
  await shown()
  live.latest = snapshot('2')
  const noticing = shown()
  expect(await shown()).toBe('1')
  finish('2')
  expect(await noticing).toBe('2')
  expect(await shown()).toBe('2')
})

it('does not let a request wait for more than a second', async () => {
  const { live, shown, finish } = site(snapshot('1'))
  await shown()
  live.latest = snapshot('2')
  const noticing = shown()
  expect(await noticing).toBe('1')
  finish('2')
  await sleep(0)
  expect(await shown()).toBe('2')
})

it('shows a release after 5 s even if its processes are not ready', async () => {
  const { live, shown } = site(snapshot('1'))
  await shown()
  live.latest = snapshot('2')
  void shown()
  await sleep(4500)
  expect(await shown()).toBe('1')
  await sleep(600)
  expect(await shown()).toBe('2')
})

it('never shows a release that another one followed before it was ready', async () => {
  const { live, shown, finish } = site(snapshot('1'))
  await shown()
  live.latest = snapshot('2')
  void shown()
  live.latest = snapshot('3')
  void shown()
  finish('2')
  await sleep(0)
  expect(await shown()).toBe('1')
  finish('3')
  await sleep(0)
  expect(await shown()).toBe('3')
})
