import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { publish } from '@virida/shared/platform/release/registry/registry'
import { temporaryReleases, writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { warnOfUnknownApps } from './unknown-apps'

const apps = ['shell', 'mfe-tools']
const warnings = (dir: string, keys: readonly string[], tokens: readonly string[] = []) => {
  const { log, entries } = testLog()
  const byApp = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, ['secret-value']]))
  warnOfUnknownApps({ RELEASE_KEYS: byApp(keys), PUBLISH_TOKENS: byApp(tokens) }, dir, apps, log)
  return entries()
}

it('warns of a key and of a token for an app that nobody knows, and does not repeat their values', () => {
  const found = warnings(temporaryReleases(), ['mfe-tools', 'mfe-tolls'], ['mfe-browze', 'shell'])
  expect(found).toMatchObject([
    { level: 40, setting: 'RELEASE_KEYS', app: 'mfe-tolls' },
    { level: 40, setting: 'PUBLISH_TOKENS', app: 'mfe-browze' },
  ])
  expect(found[0]?.msg).toBe(
    'RELEASE_KEYS names mfe-tolls, which has no live release. The key protects no release that is live. If mfe-tolls is not a new section, correct the name and restart the gateway. Known apps: shell, mfe-tools.',
  )
  expect(JSON.stringify(found)).not.toContain('secret-value')
})

it('knows a section of another repository by its live release', async () => {
  const dir = temporaryReleases()
  await writeRelease(dir, { app: 'mfe-careers', version: '1.0.0' })
  expect(warnings(dir, ['mfe-careers'])).toHaveLength(1)
  await publish(dir, 'mfe-careers', '1.0.0')
  expect(warnings(dir, ['mfe-careers'])).toEqual([])
})
