import { setTimeout as sleep } from 'node:timers/promises'
import { makeLog } from '@virida/shared/platform/log/log'
import { publish, rollBack } from '@virida/shared/platform/release/registry/registry'
import { writeRelease } from '@virida/shared/platform/release/testing/fixture-release'
import { createGateway } from '../app'
import type { RenderProcesses } from '../rendering/render-processes'
import { fixtureSite, publishSection, sectionCode } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'

const makeProcesses = testProcesses()
let dir: string
let processes: RenderProcesses
let site: ReturnType<typeof createGateway>
let rendered: string[]

beforeEach(async () => {
  dir = await fixtureSite()
  processes = makeProcesses()
  rendered = []
  const render = processes.render.bind(processes)
  processes.render = (request) => {
    rendered.push(request.url.pathname)
    return render(request)
  }
  site = createGateway({ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', processes, log: makeLog('silent') })
})

async function publishOther(version: string) {
  const routes = [{ path: '/support', chunk: 'page' }]
  await writeRelease(dir, { app: 'mfe-support', version, serverCode: sectionCode(version), routes })
  await publish(dir, 'mfe-support', version)
}

async function get(url: string) {
  const answer = await site.request(url)
  const text = await answer.text()
  return {
    main: /<main>(.*)<\/main>/.exec(text)?.[1],
    table: /"table":\{"address":"([^"]+)"/.exec(text)?.[1] ?? '',
    tag: answer.headers.get('ETag'),
  }
}

/** The live version of the other section, as a browser learns it from a document. */
async function otherIn(table: string) {
  const sections = JSON.parse(await (await site.request(table)).text()) as { name: string; version: string }[]
  return sections.find(({ name }) => name === 'mfe-support')?.version
}

it('does not render the pages of a section again when another one is published, and names the new release in them', async () => {
  await publishOther('1.0.0')
  const before = await get('/')
  await get('/faq')
  await publishOther('2.0.0')
  const after = await get('/')
  expect(after.main).toBe('first')
  expect(await otherIn(before.table)).toBe('1.0.0')
  expect(await otherIn(after.table)).toBe('2.0.0')
  expect(after.tag).not.toBe(before.tag)
  expect(await get('/')).toEqual(after)
  expect(rendered).toEqual(['/', '/faq'])
})

it('renders the pages of a section again when it is published or rolled back', async () => {
  expect((await get('/')).main).toBe('first')
  await publishSection(dir, '2.0.0', sectionCode('second'))
  expect((await get('/')).main).toBe('second')
  await rollBack(dir, 'mfe-browse')
  expect((await get('/')).main).toBe('first')
  expect(rendered).toEqual(['/', '/', '/'])
})

it('renders all pages again when a shell is published', async () => {
  await get('/')
  await writeRelease(dir, { app: 'shell', version: '2.0.0' })
  await publish(dir, 'shell', '2.0.0')
  await get('/')
  expect(rendered).toHaveLength(2)
})

it('shows the page of another section at a path that it has got', async () => {
  expect((await get('/support')).main).toBe('first')
  await publishOther('1.0.0')
  for (let tries = 0; tries < 50 && (await get('/support')).main === 'first'; tries++) await sleep(20)
  expect((await get('/support')).main).toBe('1.0.0')
})
