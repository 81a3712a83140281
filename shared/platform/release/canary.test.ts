import { abortCanary, percentOf, promoteCanary, startCanary } from './canary'
import { preview } from './preview'
import { publish, rollBack } from './registry/registry'
import { readRegistry } from './registry/registry-folder'
import { abortText } from './release-texts'
import { temporaryReleases, writeRelease } from './testing/fixture-release'

let dir: string
const pointerOf = (app = 'mfe-0') => readRegistry(dir).apps[app]
const canaries = () => readRegistry(dir).canaries
const start = (version: string, percent = 10, app = 'mfe-0') =>
  startCanary(dir, app, version, percent, { who: 'ana' })

beforeEach(async () => {
  dir = temporaryReleases()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await writeRelease(dir, { app: 'mfe-0', version })
  await publish(dir, 'mfe-0', '1.0.0')
})

it('stores a canary without making it live, and writes it into the history', async () => {
  const canary = await start('1.1.0')
  expect(canary).toMatchObject({ app: 'mfe-0', version: '1.1.0', percent: 10, by: 'ana' })
  expect(canary.salt).toMatch(/^[\w-]{22}$/)
  expect(pointerOf()?.active).toBe('1.0.0')
  expect(readRegistry(dir).change).toEqual({
    ...{ action: 'canary', who: 'ana', note: '10 % of the browsers' },
    moves: { 'mfe-0': { from: '1.0.0', to: '1.1.0' } },
  })
})

it('changes the share of a running canary and keeps its browsers', async () => {
  const first = await start('1.1.0', 10)
  expect(await start('1.1.0', 25)).toEqual({ ...first, percent: 25 })
  expect(canaries()).toHaveLength(1)
})

it('makes the release of a canary live and ends the canary', async () => {
  await start('1.1.0')
  await promoteCanary(dir, 'mfe-0', { who: 'ben' })
  expect(pointerOf()).toMatchObject({ active: '1.1.0', previous: '1.0.0' })
  expect(canaries()).toEqual([])
  expect(readRegistry(dir).change).toMatchObject({ action: 'promote', who: 'ben' })
})

it('takes back the release of an aborted canary, and writes why into the history', async () => {
  await start('1.1.0')
  await abortCanary(dir, 'mfe-0', { who: 'ben', note: 'it is slow' })
  expect(pointerOf()).toMatchObject({ active: '1.0.0', takenBack: ['1.1.0'] })
  expect(canaries()).toEqual([])
  expect(readRegistry(dir).change).toEqual({
    ...{ action: 'abort', who: 'ben', note: 'it is slow' },
    moves: { 'mfe-0': { from: '1.1.0', to: '1.0.0' } },
  })
})

it('starts a canary of a release that was taken back, which tabs do not leave any more', async () => {
  await start('1.1.0')
  await abortCanary(dir, 'mfe-0')
  await start('1.1.0')
  expect(pointerOf()?.takenBack).toEqual([])
})

it('aborts no canary that was started after the one that is meant', async () => {
  const { salt } = await start('1.1.0')
  const first = await abortCanary(dir, 'mfe-0', { salt })
  expect(abortText('mfe-0', first)).toBe(
    'The canary mfe-0 1.1.0, which 10 % of the browsers got, has ended; all visitors get mfe-0 1.0.0 now',
  )
  await start('1.2.0')
  const second = await abortCanary(dir, 'mfe-0', { salt })
  expect(abortText('mfe-0', second)).toBe(
    'There is no canary of mfe-0 any more; all visitors get mfe-0 1.0.0',
  )
  expect(canaries()).toMatchObject([{ version: '1.2.0' }])
})

it('aborts a canary although the live release is damaged', async () => {
  await start('1.1.0')
  await writeRelease(dir, { app: 'mfe-0', version: '1.0.0', schema: 9 as never })
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  await abortCanary(dir, 'mfe-0')
  expect(canaries()).toEqual([])
  expect(warned).toHaveBeenCalled()
  warned.mockRestore()
})

it('keeps a canary when a preview is made, and ends it when its app gets another live release', async () => {
  await start('1.1.0')
  await preview(dir, 'mfe-0', '1.2.0')
  expect(canaries()).toHaveLength(1)
  await publish(dir, 'mfe-0', '1.2.0')
  expect(canaries()).toEqual([])
  await start('1.1.0')
  await rollBack(dir, 'mfe-0')
  expect(canaries()).toEqual([])
})

it('ends a canary that does not fit a release that goes live, and writes why into the history', async () => {
  const compare = [{ path: '/compare', chunk: 'page' }]
  await writeRelease(dir, { app: 'mfe-0', version: '1.3.0', routes: compare })
  await writeRelease(dir, { app: 'mfe-1', version: '1.0.0', routes: compare })
  await start('1.3.0')
  await publish(dir, 'mfe-1', '1.0.0')
  expect(canaries()).toEqual([])
  expect(pointerOf()).toMatchObject({ active: '1.0.0', takenBack: ['1.3.0'] })
  expect(readRegistry(dir).change).toMatchObject({
    action: 'publish',
    note: expect.stringMatching(/^ended the canary mfe-0 1\.3\.0: .*the route \/compare of /) as unknown,
  })
})

it('keeps a canary that fits a release of another app that goes live', async () => {
  await writeRelease(dir, { app: 'mfe-1', version: '1.0.0', routes: [{ path: '/compare', chunk: 'page' }] })
  await start('1.1.0')
  await publish(dir, 'mfe-1', '1.0.0')
  expect(canaries()).toHaveLength(1)
  expect(readRegistry(dir).change?.note).toBeUndefined()
})

it.each(['0', '51', '-1', '10.5', '1e1', 'ten', '100'])('refuses the share %p', (text) => {
  expect(() => percentOf(text, 'mfe-0')).toThrow(`${text} is not a whole number from 1 to 50`)
})

it.each(['', undefined])('says how a share is named if the command has none: %p', (text) => {
  expect(() => percentOf(text, 'mfe-0')).toThrow(
    'Cannot start a canary: the command names no share. Name the percentage of the browsers that get the release, such as 10: npm run canary -w mfe-0 -- 10',
  )
  expect(() => percentOf(text, 'mfe-0', '1.2.0')).toThrow('npm run canary -w mfe-0 -- 10 1.2.0')
})

it.each([
  ['1', 1],
  ['50', 50],
])('reads the share %s', (text, percent) => {
  expect(percentOf(text, 'mfe-0')).toBe(percent)
})

it.each([
  ['the live release', () => start('1.0.0'), /is live already/],
  ['another release while one is a canary', () => start('1.2.0'), /1\.1\.0 is a canary already/],
  ['an app without a live release', () => start('1.0.0', 10, 'mfe-1'), /has no live release/],
])('refuses a canary of %s', async (_, refused, message) => {
  await start('1.1.0')
  await expect(refused()).rejects.toMatchObject({ code: 'canary_refused', message })
  expect(canaries()).toHaveLength(1)
})

it('refuses a fifth canary', async () => {
  for (let number = 1; number <= 5; number++) {
    const app = `mfe-${number}`
    for (const version of ['1.0.0', '1.1.0']) await writeRelease(dir, { app, version })
    await publish(dir, app, '1.0.0')
    if (number < 5) await start('1.1.0', 10, app)
  }
  await expect(start('1.1.0', 10, 'mfe-5')).rejects.toMatchObject({ code: 'canary_refused' })
})

it('lets the gate check the release with the live ones, and stores nothing that it refuses', async () => {
  const gate = jest.fn(() => Promise.reject(new Error('refused')))
  await expect(startCanary(dir, 'mfe-0', '1.1.0', 10, { gate })).rejects.toThrow('refused')
  expect(gate).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ apps: { 'mfe-0': expect.objectContaining({ active: '1.1.0' }) as unknown } }),
  )
  expect(canaries()).toEqual([])
  await start('1.1.0')
  await expect(promoteCanary(dir, 'mfe-0', { gate })).rejects.toThrow('refused')
  expect(canaries()).toHaveLength(1)
})

it.each([
  ['promote', () => promoteCanary(dir, 'mfe-0')],
  ['abort', () => abortCanary(dir, 'mfe-0')],
])('says that there is no canary to %s', async (_, end) => {
  await expect(end()).rejects.toMatchObject({ code: 'canary_missing' })
})

it('keeps both changes when a canary is started while another app is published', async () => {
  await writeRelease(dir, { app: 'mfe-1', version: '1.0.0' })
  await Promise.all([start('1.1.0'), publish(dir, 'mfe-1', '1.0.0')])
  expect(canaries()).toHaveLength(1)
  expect(pointerOf('mfe-1')?.active).toBe('1.0.0')
})

it('ends a canary that uses what a new shell does not define', async () => {
  const facts = (...tokens: string[]) => ({ facts: { router: [], tokens } })
  await writeRelease(dir, { app: 'shell', version: '1.0.0', ...facts('--ink') })
  await writeRelease(dir, { app: 'shell', version: '2.0.0', ...facts() })
  await writeRelease(dir, { app: 'mfe-0', version: '1.3.0', ...facts('--ink') })
  await publish(dir, 'shell', '1.0.0')
  await start('1.3.0')
  await publish(dir, 'shell', '2.0.0')
  expect(canaries()).toEqual([])
  expect(readRegistry(dir).change?.note).toContain('mfe-0 1.3.0 uses the token --ink')
})
