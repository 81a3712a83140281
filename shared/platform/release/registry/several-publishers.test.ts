import { PublisherProgram, publishedAfter } from '../testing/publisher-program'
import { temporaryReleases, writeRelease } from '../testing/fixture-release'
import { publish } from './registry'
import { lastGoodRegistry, readRegistry, revisionsIn } from './registry-folder'

const apps = Array.from({ length: 6 }, (_, index) => `mfe-${index}`)
/** Number of publications of each publisher. */
const count = 20
let publisher: PublisherProgram
let dir: string

beforeAll(() => (publisher = new PublisherProgram()))
afterAll(() => publisher.remove())

beforeEach(async () => {
  dir = temporaryReleases()
  for (const app of apps) {
    for (const version of ['1.0.0', '1.1.0']) await writeRelease(dir, { app, version })
    await publish(dir, app, '1.0.0')
  }
})

it('loses no publication of six publishers whose clocks are ten seconds apart, and refuses none', async () => {
  const results = await Promise.all(
    apps.map((app, index) => publisher.run(dir, { app, count, clock: (index - 3) * 10_000 })),
  )
  expect(results.map(({ refused }) => refused)).toEqual(apps.map(() => 0))
  expect(revisionsIn(dir)[0]).toBe(apps.length * (count + 1))
  const inTurn = Array.from({ length: count }, (_, turn) => (turn % 2 ? '1.0.0' : '1.1.0'))
  for (const app of apps) expect(publishedAfter(dir, apps.length, app)).toEqual(inTurn)
}, 60_000)

it('keeps a whole registry when a publisher is killed at any step, and the next one needs no wait', async () => {
  const { steps = 0 } = await publisher.run(dir, { app: 'mfe-0', count: 1 })
  await publish(dir, 'mfe-0', '1.0.0')
  expect(steps).toBeGreaterThan(5)
  const killed = Array.from({ length: steps }, (_, step) => step + 1)
  for (const step of killed) {
    expect((await publisher.run(dir, { app: 'mfe-0', count: 1, killAt: step })).signal).toBe('SIGKILL')
    expect(lastGoodRegistry(dir)?.problem).toBeUndefined()
    const startedAt = performance.now()
    await publish(dir, 'mfe-0', '1.1.0')
    await publish(dir, 'mfe-0', '1.0.0')
    expect(performance.now() - startedAt).toBeLessThan(2000)
    expect(readRegistry(dir).apps['mfe-0']?.active).toBe('1.0.0')
  }
}, 60_000)
