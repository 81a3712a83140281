import { publish } from '@virida/shared/platform/release/registry/registry'
import { writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { createGateway } from '../app'
import { fixtureSite } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'

const processes = testProcesses()
const script = 'self.addEventListener("fetch", () => {})'

it('lets no section install a service worker, which would control the pages of all others', async () => {
  const releasesDir = await fixtureSite()
  await writeRelease(releasesDir, {
    app: 'mfe-tools',
    version: '1.0.0',
    contents: { 'worker.mjs': script },
  })
  await publish(releasesDir, 'mfe-tools', '1.0.0')
  const gateway = createGateway({ releasesDir, mailUrl: 'http://127.0.0.1:9', processes: processes() })
  const statusOf = async (address: string, headers = {}) =>
    (await gateway.request(address, { headers })).status
  const worker = '/r/mfe-tools/1.0.0/worker.mjs'
  expect(await statusOf(worker)).toBe(200)
  expect(await statusOf(worker, { 'Service-Worker': 'script' })).toBe(404)
})
