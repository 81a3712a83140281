import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PinnedKeys } from '@virida/shared/platform/release/ownership/ownership'
import { publish } from '@virida/shared/platform/release/registry/registry'
import { readNext, writeNext } from '@virida/shared/platform/release/registry/announcement'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { until } from '@virida/shared/platform/testing/until'
import { createGateway } from '../app'
import { fixtureSite, publishSection, sectionCode, writeSection } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'

const processes = testProcesses()

/** A server file that needs 600 ms at its start. */
const slowCode = (text: string) => `
const end = Date.now() + 600
while (Date.now() < end) continue
${sectionCode(text)}`

async function site(dir: string, releaseKeys: PinnedKeys = {}) {
  const { log, lines } = testLog()
  const app = createGateway({
    ...{ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', processes: processes(log), log, releaseKeys },
  })
  const page = async () => /<main>(.*)<\/main>/.exec(await (await app.request('/')).text())?.[1]
  await page()
  /** Visitors read pages for a time in ms. */
  const visit = async (time: number) => {
    for (const end = performance.now() + time; performance.now() < end; await sleep(20)) await page()
  }
  return { page, visit, lines }
}

it('shows a slow release at once when its gate gave the gateway the time to prepare it', async () => {
  const dir = await fixtureSite()
  await writeSection(dir, '2.0.0', slowCode('second'))
  const { page, visit } = await site(dir)
  let shownDuringGate: string | undefined
  const gate = async () => {
    await visit(1500)
    shownDuringGate = await page()
  }
  await publish(dir, 'mfe-browse', '2.0.0', { gate })
  const startedAt = performance.now()
  expect(await page()).toBe('second')
  expect(performance.now() - startedAt).toBeLessThan(300)
  expect(shownDuringGate).toBe('first')
})

it('goes on showing what is live when the gate refuses the announced release', async () => {
  const dir = await fixtureSite()
  await writeSection(dir, '2.0.0', sectionCode('second'))
  const { page, visit } = await site(dir)
  const gate = async () => {
    await visit(300)
    throw new Error('no')
  }
  await expect(publish(dir, 'mfe-browse', '2.0.0', { gate })).rejects.toThrow('no')
  await visit(300)
  expect(await page()).toBe('first')
  await publishSection(dir, '3.0.0', sectionCode('third'))
  expect(await page()).toBe('third')
})

it('announces a publication and not a repetition of it', async () => {
  const dir = await fixtureSite()
  await writeSection(dir, '2.0.0', sectionCode('second'))
  const gate = () => Promise.resolve()
  await publish(dir, 'mfe-browse', '2.0.0', { gate })
  expect(readNext(dir)).toEqual(readRegistry(dir))
  await publish(dir, 'mfe-browse', '2.0.0', { gate })
  expect(readNext(dir)?.revision).toBe(readRegistry(dir).revision)
})

it.each([
  ['is damaged', 'nonsense', /cannot be prepared/],
  ['is of an earlier revision', undefined, undefined],
] as const)('goes on when an announcement %s', async (_, text, warning) => {
  const dir = await fixtureSite()
  const { page, visit, lines } = await site(dir)
  if (text) writeFileSync(path.join(dir, 'next.json'), text)
  else writeNext(dir, { ...readRegistry(dir), revision: 1 })
  await visit(300)
  expect(await page()).toBe('first')
  if (warning) expect(lines.join()).toMatch(warning)
  else expect(lines).toEqual([])
})

it.each([
  ['runs an announced release of a team without keys', undefined, true],
  ['runs no announced release that its team has not signed', ['A'.repeat(43)], false],
] as const)('%s', async (_, keys, isRun) => {
  const dir = await fixtureSite()
  await writeSection(dir, '2.0.0', `${sectionCode('second')}\nconsole.log('it runs')`)
  const { visit, lines } = await site(dir, keys && { 'mfe-browse': keys })
  const registry = readRegistry(dir)
  const announced = { ...registry.apps['mfe-browse']!, active: '2.0.0' }
  const apps = { ...registry.apps, 'mfe-browse': announced }
  writeNext(dir, { ...registry, revision: registry.revision + 1, apps })
  const hasRun = () => lines.join().includes('it runs')
  if (isRun) await until(async () => visit(20).then(hasRun))
  else await visit(600)
  expect(hasRun()).toBe(isRun)
})
