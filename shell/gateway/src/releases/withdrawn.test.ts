import { setTimeout as sleep } from 'node:timers/promises'
import { withdrawnAddress } from '@virida/shared/platform/contract/composition'
import { rollBack } from '@virida/shared/platform/release/registry/registry'
import { createGateway } from '../app'
import { fixtureSite, publishSection, sectionCode } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'

const processes = testProcesses()

/** A server file that needs 1.5 s at its start. */
const slowCode = (text: string) => `
const end = Date.now() + 1500
while (Date.now() < end) continue
${sectionCode(text)}`

it('names a release as withdrawn when its pages are shown no more, and not earlier', async () => {
  const dir = await fixtureSite()
  await publishSection(dir, '2.0.0', slowCode('before'))
  await publishSection(dir, '3.0.0', sectionCode('withdrawn'))
  const site = createGateway({ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', processes: processes() })
  const page = async () => /<main>(.*)<\/main>/.exec(await (await site.request('/')).text())?.[1]
  const withdrawn = async () => JSON.parse(await (await site.request(withdrawnAddress)).text()) as unknown
  expect(await page()).toBe('withdrawn')
  await rollBack(dir, 'mfe-browse')
  // The process of the release before it takes longer than a request waits for it.
  expect(await withdrawn()).toEqual({})
  expect(await page()).toBe('withdrawn')
  for (let tries = 0; tries < 500 && (await page()) !== 'before'; tries++) await sleep(20)
  expect(await withdrawn()).toEqual({ 'mfe-browse': ['3.0.0'] })
  expect(await page()).toBe('before')
})
