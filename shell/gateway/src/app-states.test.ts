import { renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { until } from '@virida/shared/platform/testing/until'
import { createGateway } from './app'
import type { AppState } from './app-states'
import { ReleaseStore } from './releases/release-store'
import { fixtureSite, publishSection, sectionCode } from './testing/fixture-site'
import { testProcesses } from './testing/test-processes'

jest.setTimeout(30_000)

const app = 'mfe-browse'
const processes = testProcesses()
let dir: string
let site: ReturnType<typeof createGateway>

beforeEach(async () => {
  dir = await fixtureSite()
  await publishSection(dir, '1.1.0', sectionCode('next'))
  site = createGateway({
    ...{ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', apps: ['shell', app] },
    ...{ processes: processes(), log: testLog().log },
  })
})

async function composition() {
  // A report of the health is reused for a second.
  await sleep(1050)
  const answer = await site.request('/healthz/composition')
  const { ok, apps } = (await answer.json()) as { ok: boolean; apps: Record<string, AppState> }
  return { status: answer.status, ok, shell: apps.shell, section: apps[app] }
}
it('looks at the files of a failing app once a second, however often it is asked', async () => {
  rmSync(folder('1.1.0'), { recursive: true })
  const reads = jest.spyOn(ReleaseStore.prototype, 'release')
  const startedAt = performance.now()
  await site.request('/healthz/composition')
  const once = reads.mock.calls.length
  for (let request = 0; request < 20; request++) await site.request('/healthz/composition')
  const seconds = Math.floor((performance.now() - startedAt) / 1000)
  expect(once).toBeGreaterThan(0)
  expect(reads.mock.calls.length).toBeLessThanOrEqual(once * (1 + seconds))
  reads.mockRestore()
})

const readiness = async () => (await site.request('/readyz')).status
const folder = (version: string) => path.join(dir, app, version, 'client')

it('names the release of each app that is shown, and since when', async () => {
  const { status, ok, shell, section } = await composition()
  expect([status, ok]).toEqual([200, true])
  expect(shell).toMatchObject({ state: 'ok', version: '1.0.0' })
  expect(section).toEqual({
    state: 'ok',
    version: '1.1.0',
    since: expect.stringMatching(/^\d{4}-.*Z$/) as string,
  })
  expect((await composition()).section?.since).toBe(section?.since)
})

it('names an earlier release that is shown instead of the live one', async () => {
  renameSync(folder('1.1.0'), `${folder('1.1.0')}.lost`)
  const { status, section } = await composition()
  expect(status).toBe(503)
  expect(section).toMatchObject({
    state: 'fallback',
    version: '1.0.0',
    problem: expect.any(String) as string,
  })
  expect(await readiness()).toBe(200)
})

it('says that a release fails on a page that visitors read in an earlier one, until it is shown again', async () => {
  await publishSection(dir, '1.2.0', sectionCode('throw'))
  await until(async () => {
    expect(await (await site.request('/faq')).text()).toContain('next')
    return (await composition()).section?.version === '1.2.0'
  })
  expect((await composition()).section).toMatchObject({
    state: 'fallback',
    problem: 'Its page /faq fails: broken',
  })
  await publishSection(dir, '1.3.0', sectionCode('repaired'))
  await until(async () => (await (await site.request('/faq')).text()).includes('repaired'))
  const isSound = async () => {
    const { section } = await composition()
    return section?.state === 'ok' && section.version === '1.3.0'
  }
  await until(isSound)
})

it('says that a section fails, and keeps the site ready', async () => {
  for (const version of ['1.0.0', '1.1.0']) rmSync(folder(version), { recursive: true })
  const { status, shell, section } = await composition()
  expect(status).toBe(503)
  expect(shell).toMatchObject({ state: 'ok' })
  expect(section).toMatchObject({ state: 'failing', version: null })
  expect(await readiness()).toBe(200)
})
