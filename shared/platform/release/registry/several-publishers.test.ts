import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { root } from '../../paths'
import { publish } from './registry'
import { lastGoodRegistry, readRegistry, readRevision, revisionsIn } from './registry-folder'
import { temporaryReleases, writeRelease } from '../testing/fixture-release'

const apps = Array.from({ length: 6 }, (_, index) => `mfe-${index}`)
/** Number of publications of each publisher. */
const count = 20
/** The publisher as one file, because Node starts it faster than through tsx. Node finds packages from there. */
let program: string
let dir: string

beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  program = path.join(mkdtempSync(path.join(root, '.cache', 'publisher-')), 'publisher.mjs')
  buildSync({
    entryPoints: [path.join(root, 'shared/platform/release/testing/publisher.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
})
afterAll(() => rmSync(path.dirname(program), { recursive: true }))

beforeEach(async () => {
  dir = temporaryReleases()
  for (const app of apps) {
    for (const version of ['1.0.0', '1.1.0']) await writeRelease(dir, { app, version })
    await publish(dir, app, '1.0.0')
  }
})

async function runPublisher(app: string, publications: number, clock = 0, killAt = 0) {
  const args = [program, dir, app, publications, clock, killAt].map(String)
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  const last = output.trim().split('\n').at(-1) ?? ''
  return { signal, ...(last.startsWith('{') ? (JSON.parse(last) as { refused: number; steps: number }) : {}) }
}

it('loses no publication of six publishers whose clocks are ten seconds apart, and refuses none', async () => {
  const results = await Promise.all(apps.map((app, index) => runPublisher(app, count, (index - 3) * 10_000)))
  expect(results.map(({ refused }) => refused)).toEqual(apps.map(() => 0))
  const published = revisionsIn(dir)
    .filter((revision) => revision > apps.length)
    .map((revision) => Object.entries(readRevision(dir, revision).change?.moves ?? {})[0])
  expect(published).toHaveLength(apps.length * count)
  for (const app of apps) {
    const versions = published.flatMap((move) => (move?.[0] === app ? [move[1].to] : [])).reverse()
    expect(versions).toEqual(Array.from({ length: count }, (_, turn) => (turn % 2 ? '1.0.0' : '1.1.0')))
  }
}, 60_000)

it('keeps a whole registry when a publisher is killed at any step, and the next one needs no wait', async () => {
  const { steps = 0 } = await runPublisher('mfe-0', 1)
  await publish(dir, 'mfe-0', '1.0.0')
  expect(steps).toBeGreaterThan(5)
  const killed = Array.from({ length: steps }, (_, step) => step + 1)
  for (const step of killed) {
    expect((await runPublisher('mfe-0', 1, 0, step)).signal).toBe('SIGKILL')
    expect(lastGoodRegistry(dir)?.problem).toBeUndefined()
    const startedAt = performance.now()
    await publish(dir, 'mfe-0', '1.1.0')
    await publish(dir, 'mfe-0', '1.0.0')
    expect(performance.now() - startedAt).toBeLessThan(2000)
    expect(readRegistry(dir).apps['mfe-0']?.active).toBe('1.0.0')
  }
}, 60_000)
