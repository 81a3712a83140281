import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { rollBack } from '@virida/shared/platform/release/registry/registry'
import { Pages } from '../pages/pages'
import { collectGarbage } from '@virida/shared/platform/testing/collect-garbage'
import { fixtureSite, publishSection, sectionCode } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'
import { LiveRegistry } from './live-registry'
import { ReleaseStore } from './release-store'

const versions = ['1.0.0', '2.0.0', '3.0.0', '4.0.0']
const processes = testProcesses()
let dir: string
let registry: LiveRegistry
let pages: Pages

beforeEach(async () => {
  dir = await fixtureSite()
  const store = new ReleaseStore(dir)
  const log = new FaultLog(testLog().log)
  registry = new LiveRegistry(store, log)
  pages = new Pages(store, log, processes())
})

/** Renders a page with the live release. */
const home = () => pages.at(new URL('http://localhost/'), registry.snapshot(), [])

/** Publishes a release, and renders a page with it. @returns whether its page is in memory. */
async function publishAndShow(version: string) {
  await publishSection(dir, version, sectionCode(version))
  const page = new WeakRef(await home())
  return { version, hasPage: () => page.deref() !== undefined }
}

async function publishAll() {
  const shown = []
  for (const version of versions) shown.push(await publishAndShow(version))
  await collectGarbage()
  return shown
}

it('keeps the documents of the live releases only', async () => {
  const shown = await publishAll()
  expect(shown.filter(({ hasPage }) => hasPage()).map(({ version }) => version)).toEqual(['4.0.0'])
})

it('renders with a release again after a rollback to it', async () => {
  await publishAll()
  await rollBack(dir, 'mfe-browse')
  const page = await home()
  const body = page.kind === 'page' && (await page.forms.linked.body.as('identity'))
  expect(String(body)).toContain('<main>3.0.0</main>')
})
