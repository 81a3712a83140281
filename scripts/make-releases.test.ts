import { rmSync } from 'node:fs'
import path from 'node:path'
import { apps } from '@virida/shared/platform/paths'
import { rememberSources } from '@virida/shared/platform/release/build/built-releases'
import { publishAll, rollBack } from '@virida/shared/platform/release/registry/registry'
import { readRegistry, revisionsIn } from '@virida/shared/platform/release/registry/registry-folder'
import { sourceHash } from '@virida/shared/platform/release/build/source-hash'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { makeReleases } from './make-releases'

const older = '1.0.0'
/** The release of the sources of this checkout. */
const ofSources = '1.1.0'
const everyApp = (version: string) => Object.fromEntries(apps.map((app) => [app, version]))
const live = () =>
  Object.fromEntries(Object.entries(readRegistry(dir).apps).map(([app, { active }]) => [app, active]))

let dir: string
let printed: jest.SpyInstance

beforeEach(async () => {
  dir = temporaryReleases()
  printed = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  for (const app of apps) {
    for (const version of [older, ofSources]) await writeRelease(dir, { app, version })
    rememberSources(dir, app, sourceHash(app), ofSources)
  }
})
afterEach(() => printed.mockRestore())

it('publishes the apps that have nothing live', async () => {
  await makeReleases(dir, { replaceLive: false })
  expect(live()).toEqual(everyApp(ofSources))
})

it('never replaces a live release by that of the sources, and says how to publish them', async () => {
  const { shell: _, ...sections } = everyApp(older)
  await publishAll(dir, sections)
  await makeReleases(dir, { replaceLive: false })
  expect(live()).toEqual({ ...sections, shell: ofSources })
  expect(printed).toHaveBeenCalledWith(expect.stringContaining('npm run release -w mfe-browse'))
  const revisions = revisionsIn(dir)
  await makeReleases(dir, { replaceLive: false })
  expect(revisionsIn(dir)).toEqual(revisions)
})

it('publishes the sources with `replaceLive`, except a release that was taken back', async () => {
  await publishAll(dir, everyApp(older))
  await publishAll(dir, { 'mfe-browse': ofSources })
  await rollBack(dir, 'mfe-browse')
  await makeReleases(dir, { replaceLive: true })
  expect(live()).toEqual({ ...everyApp(ofSources), 'mfe-browse': older })
})

it('refuses to start from a lost registry', async () => {
  await publishAll(dir, everyApp(older))
  rmSync(path.join(dir, 'registry'), { recursive: true })
  await expect(makeReleases(dir, { replaceLive: false })).rejects.toMatchObject({ code: 'registry_missing' })
})
