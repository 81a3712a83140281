import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rollBack } from '@virida/shared/platform/release/registry/registry'
import {
  createRevision,
  readRegistry,
  registryFile,
} from '@virida/shared/platform/release/registry/registry-folder'
import { sectionCode } from '../testing/fixture-site'
import { useSite } from '../testing/use-site'

const { dir, get, text, publish, open, log, processes, takeLines } = useSite()

it('shows a new release at the next request, and the old one again after a rollback', async () => {
  await text('/')
  await publish('1.1.0', sectionCode('second'))
  expect(await text('/')).toContain('<main>second</main>')
  await rollBack(dir(), 'mfe-browse')
  expect(await text('/')).toContain('<main>first</main>')
})

it('still serves the files of a release that is no longer live, for open pages', async () => {
  await publish('1.1.0', sectionCode('second'))
  expect((await get('/r/mfe-browse/1.0.0/home.1.mjs')).status).toBe(200)
})

it('uses the previous release when the live one cannot be run, and names it in the document', async () => {
  await publish('1.1.0', 'throw new Error("broken")')
  const page = await get('/')
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('<main>first</main>')
  expect(html).toContain('"base":"/r/mfe-browse/1.0.0/"')
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect(page.headers.has('CDN-Cache-Control')).toBe(false)
  expect(takeLines()).toHaveLength(1)
})

it('answers 503 with the error box when no release of a section can be run', async () => {
  rmSync(path.join(dir(), 'mfe-browse', '1.0.0'), { recursive: true })
  const page = await get('/')
  expect(page.status).toBe(503)
  expect(page.headers.get('Retry-After')).toBe('10')
  expect(await page.text()).toContain('<main>box</main>')
  expect(takeLines()).not.toEqual([])
})

it('shows a section again when its files are back', async () => {
  rmSync(path.join(dir(), 'mfe-browse', '1.0.0'), { recursive: true })
  expect((await get('/')).status).toBe(503)
  await publish('1.0.0', sectionCode('back'))
  // The error box is kept for a second.
  await sleep(1050)
  expect(await text('/')).toContain('<main>back</main>')
  expect(takeLines()).not.toEqual([])
})

it('renders the page of a broken release once in some seconds, and with the next release at once', async () => {
  const own = processes()
  const render = jest.spyOn(own, 'render')
  const broken = open({ log, processes: own })
  await publish('1.1.0', sectionCode('throw'))
  const show = async () => (await broken.request('/')).text()
  for (let turn = 0; turn < 10; turn++) expect(await show()).toContain('<main>first</main>')
  // The live release and the one before it.
  expect(render).toHaveBeenCalledTimes(2)
  await publish('1.2.0', sectionCode('second'))
  expect(await show()).toContain('<main>second</main>')
  expect(takeLines()).toHaveLength(1)
})

it('renders the error box once in a second', async () => {
  const own = processes()
  const render = jest.spyOn(own, 'render')
  const broken = open({ log, processes: own })
  await publish('1.0.1', sectionCode('throw'))
  await publish('1.0.2', sectionCode('throw'))
  for (let turn = 0; turn < 10; turn++) expect((await broken.request('/')).status).toBe(503)
  expect(render).toHaveBeenCalledTimes(2)
  await sleep(1050)
  expect((await broken.request('/')).status).toBe(503)
  expect(render).toHaveBeenCalledTimes(4)
  expect(takeLines()).toHaveLength(1)
})

it('uses the previous release when the live one throws, does not finish, or does not let go of the processor', async () => {
  await text('/')
  for (const [version, page] of ['throw', 'hang', 'loop'].entries()) {
    await publish(`1.${version}.1`, sectionCode('first'))
    await publish(`1.${version}.2`, sectionCode(page))
    expect(await text('/')).toContain('<main>first</main>')
  }
  expect(takeLines()).not.toEqual([])
}, 60_000)

it('shows the error box for a page that no release renders within three seconds', async () => {
  await publish('1.1.0', sectionCode('hang'))
  await publish('1.2.0', sectionCode('hang'))
  const page = await get('/')
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('<main>box</main>')
  expect(takeLines()).not.toEqual([])
}, 60_000)

it('answers with the phone number when there is no shell', async () => {
  rmSync(path.join(dir(), 'shell'), { recursive: true })
  const page = await get('/')
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('(951) 555-01')
  expect(takeLines()).not.toEqual([])
})

it('logs a broken page once, however often it is asked for', async () => {
  await publish('1.1.0', 'throw new Error("broken")')
  for (let i = 0; i < 20; i++) await get(`/?q=${i}`)
  const lines = takeLines()
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/\n./)
})

/** Leaves a newest revision that cannot be read, as a failing disk does. The changed copy makes the gateway look. */
function createDamagedRevision() {
  createRevision(dir(), { ...readRegistry(dir()), revision: 99 })
  writeFileSync(path.join(dir(), 'registry', '000000099.json'), 'broken')
}

it('keeps the last good registry when the file is damaged, and reports it as unhealthy', async () => {
  await text('/')
  createDamagedRevision()
  expect(await text('/')).toContain('<main>first</main>')
  const state = await get('/healthz')
  expect(state.status).toBe(503)
  expect(((await state.json()) as { registry: { problem: string } }).registry.problem).toContain('damaged')
  expect(takeLines()).not.toEqual([])
})

it('keeps the last good registry when the file disappears', async () => {
  await text('/')
  rmSync(path.join(dir(), 'registry'), { recursive: true })
  rmSync(path.join(dir(), registryFile))
  expect(await text('/')).toContain('<main>first</main>')
  expect((await get('/healthz')).status).toBe(503)
  expect(takeLines()).not.toEqual([])
})
