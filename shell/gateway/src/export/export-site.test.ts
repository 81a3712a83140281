import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { FaultLog } from '@virida/shared/platform/log/fault-log'
import { makeLog } from '@virida/shared/platform/log/log'
import { startCanary } from '@virida/shared/platform/release/canary'
import { createGateway } from '../app'
import { LiveRegistry } from '../releases/live-registry'
import { ReleaseStore } from '../releases/release-store'
import { fixtureSite, publishSection, sectionCode, writeSection } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'
import { exportSite } from './export-site'

const processes = testProcesses()
const log = makeLog('silent')
let releasesDir: string
let parent: string
let folder: string

beforeEach(async () => {
  releasesDir = await fixtureSite()
  parent = mkdtempSync(path.join(tmpdir(), 'export-'))
  folder = path.join(parent, 'site')
})

const source = () => ({
  app: createGateway({
    ...{ releasesDir, mailUrl: 'http://127.0.0.1:9', processes: processes(), log, showsCanaries: false },
  }),
  registry: new LiveRegistry(new ReleaseStore(releasesDir), new FaultLog(log)),
})
const read = (name: string) => readFileSync(path.join(folder, name))

it('writes the answers of the gateway, with compressed copies', async () => {
  const { app, registry } = source()
  expect(await exportSite({ app, registry }, folder)).toMatchObject({ pages: 3 })
  const home = await (await app.request('/')).text()
  expect(read('index.html').toString()).toBe(home)
  expect(brotliDecompressSync(read('faq.html.br'))).toEqual(read('faq.html'))
  for (const [, address = ''] of home.matchAll(/(?:src|href)="(\/r\/[^"]+)"/g))
    expect(read(address).toString()).toBe(await (await app.request(address)).text())
  const table = /"address":"([^"]+)"/.exec(home)?.[1] ?? ''
  expect(JSON.parse(read(table).toString())).toMatchObject([{ name: 'mfe-browse' }])
  expect(read('care.txt').toString()).toBe('Wash with water.')
})

it('gives each page its own policy, and the files of an app one rule', async () => {
  await exportSite(source(), folder)
  const rules = read('_headers')
    .toString()
    .split(/^(?=\/)/m)
  const home = rules.find((rule) => rule.startsWith('/\n')) ?? ''
  expect(home).toContain('  cache-control: no-cache\n')
  expect(home).toMatch(/content-security-policy: .*style-src 'self' 'sha384-/)
  const shell = rules.filter((rule) => rule.startsWith('/r/shell/'))
  expect(shell).toHaveLength(1)
  expect(shell[0]).toContain('/r/shell/*\n  cache-control: public, max-age=31536000, immutable\n')
  expect(rules[0]).toContain('/*\n')
  expect(rules[0]).not.toContain('cache-control')
})

it('refuses a page that shows an error, and leaves nothing behind', async () => {
  await publishSection(releasesDir, '1.1.0', sectionCode('throw'))
  await expect(exportSite(source(), folder)).rejects.toMatchObject({ code: 'answer_refused' })
  expect(readdirSync(parent)).toEqual([])
})

it('refuses a page that is shown with the release before, because the live one cannot be run', async () => {
  await publishSection(releasesDir, '1.1.0', 'throw new Error("broken")')
  await expect(exportSite(source(), folder)).rejects.toThrow('Cannot export the site: / answers 200 or shows')
})

it('writes the live releases while there is a canary', async () => {
  await writeSection(releasesDir, '1.1.0', sectionCode('canary'))
  await startCanary(releasesDir, 'mfe-browse', '1.1.0', 50)
  expect(await exportSite(source(), folder)).toMatchObject({ pages: 3 })
  for (const page of ['index.html', 'faq.html', 'dealers.html'])
    expect(read(page).toString()).toContain('<main>first</main>')
  expect(read('_headers').toString()).not.toContain('set-cookie')
})

it('refuses to mix two releases', async () => {
  const { app, registry } = source()
  const publishing: typeof registry = Object.assign(Object.create(registry) as typeof registry, {
    snapshot: () => ({ ...registry.snapshot() }),
  })
  await expect(exportSite({ app, registry: publishing }, folder)).rejects.toMatchObject({
    code: 'published_meanwhile',
  })
  expect(existsSync(folder)).toBe(false)
})

it('does not touch a folder with files', async () => {
  await exportSite(source(), parent)
  writeFileSync(path.join(parent, 'index.html'), 'mine')
  await expect(exportSite(source(), parent)).rejects.toMatchObject({ code: 'folder_not_empty' })
  expect(readFileSync(path.join(parent, 'index.html'), 'utf8')).toBe('mine')
})
