import { existsSync, lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { manifestFile } from '../release/manifest'
import { publishAll } from '../release/registry/registry'
import { temporaryReleases, writeRelease } from '../release/testing/fixture-release'
import { linkLiveReleases } from './link-live-releases'

let live: string
let own: string

beforeEach(async () => {
  live = temporaryReleases()
  own = temporaryReleases()
  for (const version of ['1.0.0', '1.1.0']) await writeRelease(live, { app: 'mfe-tools', version })
  await writeRelease(live, { app: 'shell', version: '1.0.0' })
  await publishAll(live, { shell: '1.0.0', 'mfe-tools': '1.1.0' })
})

it('links the live release of each wanted app that has one', () => {
  expect(linkLiveReleases(live, own, ['mfe-tools', 'mfe-support'])).toEqual({ 'mfe-tools': '1.1.0' })
  const manifest = JSON.parse(readFileSync(path.join(own, 'mfe-tools/1.1.0', manifestFile), 'utf8')) as object
  expect(manifest).toMatchObject({ app: 'mfe-tools', version: '1.1.0' })
  expect(existsSync(path.join(own, 'shell'))).toBe(false)
})

it('replaces a release of the same version that was built here', async () => {
  await writeRelease(own, { app: 'mfe-tools', version: '1.1.0' })
  linkLiveReleases(live, own, ['mfe-tools'])
  expect(lstatSync(path.join(own, 'mfe-tools/1.1.0')).isSymbolicLink()).toBe(true)
  expect(existsSync(path.join(live, 'mfe-tools/1.1.0', manifestFile))).toBe(true)
})

it('does without live releases on a new machine', () => {
  expect(linkLiveReleases(temporaryReleases(), own, ['mfe-tools'])).toEqual({})
})
