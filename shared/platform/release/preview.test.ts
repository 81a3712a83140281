import { preview } from './preview'
import { publish, rollBack } from './registry/registry'
import { createRevision, readRegistry } from './registry/registry-folder'
import { temporaryReleases, writeRelease } from './testing/fixture-release'

let dir: string
const live = () => readRegistry(dir).apps['mfe-0']?.active

beforeEach(async () => {
  dir = temporaryReleases()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await writeRelease(dir, { app: 'mfe-0', version })
  await publish(dir, 'mfe-0', '1.0.0')
})

it('stores a preview without making it live, and writes it into the history', async () => {
  const { id, version, until } = await preview(dir, 'mfe-0', '1.1.0', { who: 'ana' })
  expect(live()).toBe('1.0.0')
  expect(version).toBe('1.1.0')
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(6 * 24 * 60 * 60 * 1000)
  expect(readRegistry(dir).change).toEqual({
    ...{ action: 'preview', who: 'ana' },
    moves: { 'mfe-0': { from: '1.0.0', to: '1.1.0' } },
  })
})

it('keeps the address of a release that is previewed again', async () => {
  const first = await preview(dir, 'mfe-0', '1.1.0')
  await preview(dir, 'mfe-0', '1.2.0')
  expect((await preview(dir, 'mfe-0', '1.1.0')).id).toBe(first.id)
  expect(readRegistry(dir).previews.map(({ version }) => version)).toEqual(['1.1.0', '1.2.0'])
})

it('changes nothing when the newest preview is asked for again at once', async () => {
  const first = await preview(dir, 'mfe-0', '1.1.0')
  const { revision } = readRegistry(dir)
  expect(await preview(dir, 'mfe-0', '1.1.0')).toEqual(first)
  expect(readRegistry(dir).revision).toBe(revision)
})

it('runs the gate once when previews of others are stored meanwhile', async () => {
  await writeRelease(dir, { app: 'mfe-1', version: '1.0.0' })
  let runs = 0
  // Another team stores a preview while each gate runs.
  const gate = async () => void (await preview(dir, 'mfe-0', `1.${(runs++ % 2) + 1}.0`))
  await publish(dir, 'mfe-1', '1.0.0', { gate })
  expect(runs).toBe(1)
  expect(readRegistry(dir).apps['mfe-1']?.active).toBe('1.0.0')
})

it('runs the gate again when another release became live meanwhile', async () => {
  await writeRelease(dir, { app: 'mfe-1', version: '1.0.0' })
  let runs = 0
  const gate = async () => void (runs++ === 0 && (await publish(dir, 'mfe-0', '1.1.0')))
  await publish(dir, 'mfe-1', '1.0.0', { gate })
  expect(runs).toBe(2)
})

it('keeps previews when a release is published or rolled back', async () => {
  const { id } = await preview(dir, 'mfe-0', '1.2.0')
  await publish(dir, 'mfe-0', '1.1.0')
  await rollBack(dir, 'mfe-0')
  expect(readRegistry(dir).previews.map((one) => one.id)).toEqual([id])
})

it('forgets a preview that has ended at the next change', async () => {
  await preview(dir, 'mfe-0', '1.2.0')
  const registry = readRegistry(dir)
  const previews = registry.previews.map((one) => ({ ...one, until: new Date(Date.now() - 1).toISOString() }))
  createRevision(dir, { ...registry, revision: registry.revision + 1, previews })
  await publish(dir, 'mfe-0', '1.1.0')
  expect(readRegistry(dir).previews).toEqual([])
})

it('ends the oldest preview of an app when it has 20', async () => {
  for (let number = 0; number <= 20; number++) {
    await writeRelease(dir, { app: 'mfe-0', version: `2.${number}.0` })
    await preview(dir, 'mfe-0', `2.${number}.0`)
  }
  const versions = readRegistry(dir).previews.map(({ version }) => version)
  expect(versions).toHaveLength(20)
  expect(versions).toContain('2.20.0')
  expect(versions).not.toContain('2.0.0')
})

it('ends no preview of another app', async () => {
  await writeRelease(dir, { app: 'mfe-1', version: '1.0.0' })
  const { id } = await preview(dir, 'mfe-1', '1.0.0')
  for (let number = 0; number <= 20; number++) {
    await writeRelease(dir, { app: 'mfe-0', version: `2.${number}.0` })
    await preview(dir, 'mfe-0', `2.${number}.0`)
  }
  expect(readRegistry(dir).previews).toHaveLength(21)
  expect(readRegistry(dir).previews).toContainEqual(expect.objectContaining({ id }))
})

it('lets the gate run the release with the live ones, and stores nothing that it refuses', async () => {
  const gate = jest.fn(() => Promise.reject(new Error('refused')))
  await expect(preview(dir, 'mfe-0', '1.1.0', { gate })).rejects.toThrow('refused')
  expect(gate).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ apps: { 'mfe-0': expect.objectContaining({ active: '1.1.0' }) as unknown } }),
  )
  expect(readRegistry(dir).previews).toEqual([])
})

it('refuses a release that is not there', async () => {
  await expect(preview(dir, 'mfe-0', '9.0.0')).rejects.toMatchObject({ code: 'release_missing' })
})
