import { createHash } from 'node:crypto'
import path from 'node:path'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import type { DocumentData } from '@virida/shared/platform/contract/composition'
import { createGateway } from '../app'
import { testProcesses } from '../testing/test-processes'
import { fixtureSite, publishSection, sectionCode } from '../testing/fixture-site'
import { SectionTables } from './section-tables'

const processes = testProcesses()
let dir: string

const startGateway = () =>
  createGateway({
    ...{ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', apps: ['shell', 'mfe-browse'] },
    processes: processes(),
  })
type Gateway = ReturnType<typeof createGateway>

beforeEach(async () => {
  dir = await fixtureSite()
})

async function dataOf(gateway: Gateway): Promise<DocumentData> {
  const html = await (await gateway.request('/')).text()
  return JSON.parse(/id="virida">([^<]*)</.exec(html)?.[1] ?? '{}') as DocumentData
}

it('names the own section of a page in its document, and all sections in a file', async () => {
  const gateway = startGateway()
  const { composition, table } = await dataOf(gateway)
  expect(composition.sections.map(({ name }) => name)).toEqual(['mfe-browse'])
  const answer = await gateway.request(table?.address ?? '')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const text = await answer.text()
  expect(table?.integrity).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`)
  const files = ['routes.1.mjs', 'home.1.mjs', 'home.1.css']
  expect(JSON.parse(text)).toMatchObject([
    { name: 'mfe-browse', version: '1.0.0', files: { '/': files, '/faq': files } },
  ])
})

it('serves the table of an open tab after a release, also when the gateway was started again', async () => {
  const before = startGateway()
  const { table } = await dataOf(before)
  const first = await (await before.request(table?.address ?? '')).text()
  await publishSection(dir, '1.1.0', sectionCode('second'))
  for (const gateway of [before, startGateway()]) {
    expect((await dataOf(gateway)).table?.address).not.toBe(table?.address)
    expect(await (await gateway.request(table?.address ?? '')).text()).toBe(first)
  }
})

it.each(['x.json', '99-0000000000000000.json', 'REVISION-0000000000000000.json', '..%2f1.json', '1'])(
  'does not serve the table %s',
  async (name) => {
    const address = `/r/sections/${name.replace('REVISION', String(readRegistry(dir).revision))}`
    expect((await startGateway().request(address)).status).toBe(404)
  },
)

it('makes the table of an earlier revision once, however many wrong names somebody asks for', () => {
  const sectionsOf = jest.fn(() => [])
  const tables = new SectionTables(sectionsOf)
  for (let wrong = 0; wrong < 100; wrong++)
    expect(tables.find(`1-${String(wrong).padStart(16, '0')}.json`)).toBeUndefined()
  expect(sectionsOf).toHaveBeenCalledTimes(1)
  const { address } = new SectionTables(sectionsOf).add(1, [])
  expect(tables.find(path.basename(address))).toBeDefined()
})
