import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { publish, publishAll, rollBack } from '../registry/registry'
import { readRegistry, registryFile } from '../registry/registry-folder'
import { repairRegistry } from '../repair-registry'
import { shellCode, writeRelease } from '../testing/fixture-release'
import { fitWarnings } from './fit-warnings'
import { gateOf, runGate } from './gate'
import { GatedReleases, goodPage, section, shell, showing } from './testing/gated-releases'

jest.setTimeout(60_000)

let releases: GatedReleases
const live = (app: string) => readRegistry(releases.dir).apps[app]?.active
const facts = (...tokens: string[]) => ({ facts: { router: [], tokens } })

beforeEach(async () => {
  releases = new GatedReleases()
  await releases.release(shell(facts('--ink')))
})

/** Publishes a release that the gate has not checked, such as one that an older gate let through. */
const publishUnchecked = async (fixture: ReturnType<typeof section>) => {
  await writeRelease(releases.dir, fixture)
  return publish(releases.dir, fixture.app, fixture.version)
}

it('refuses a broken shell on a new site', async () => {
  releases = new GatedReleases()
  await expect(releases.release(shell({ serverCode: 'exports.a = 1' }))).rejects.toThrow('shell_fails')
  expect(live('shell')).toBeUndefined()
})

it('refuses a shell that no longer defines a token of a live section, unless both are published in one step', async () => {
  await releases.release(section(goodPage, facts('--ink')))
  await expect(releases.release(shell({ version: '2.0.0', ...facts() }))).rejects.toThrow('token_missing')
  await writeRelease(releases.dir, section(goodPage, { version: '2.0.0', ...facts() }))
  const versions = { shell: '2.0.0', 'mfe-faq': '2.0.0' }
  const { apps } = await publishAll(releases.dir, versions, { gate: releases.gate })
  expect(apps.shell?.active).toBe('2.0.0')
})

it('does not block the shell because of problems that a live section already has', async () => {
  await publishUnchecked(section('throw new Error("no data")', facts('--gold')))
  await releases.release(shell({ version: '2.0.0', ...facts('--ink') }))
  expect(live('shell')).toBe('2.0.0')
})

it('refuses a shell that breaks a page of a section whose other pages were broken before', async () => {
  const paths = ['/1', '/2', '/3', '/4', '/5', '/6']
  const table = paths.map((path) => {
    const condition = path === '/6' ? 'globalThis.isNew' : 'true'
    const load = `() => { if (${condition}) throw new Error("broken"); ${goodPage} }`
    return `{ path: '${path}', chunk: 'page', load: async ${load} }`
  })
  await publishUnchecked(
    section(goodPage, {
      serverCode: `exports.default = [${table.join(', ')}]`,
      routes: paths.map((path) => ({ path, chunk: 'page' })),
    }),
  )
  const next = (code: string, version: string) =>
    releases.release(shell({ version, serverCode: `${code}; ${shellCode}`, ...facts('--ink') }))
  await next('', '2.0.0')
  await expect(next('globalThis.isNew = true', '3.0.0')).rejects.toThrow(
    'With shell 3.0.0: mfe-faq 1.0.0: /6',
  )
  expect(live('shell')).toBe('2.0.0')
})

it('repairs a lost registry without a release that it refuses', async () => {
  await releases.release(section())
  await writeRelease(releases.dir, section('throw new Error("no data")', { version: '2.0.0' }))
  rmSync(path.join(releases.dir, 'registry'), { recursive: true })
  rmSync(path.join(releases.dir, registryFile))
  const { notes } = await repairRegistry(releases.dir, ['mfe-faq', 'shell'], { gate: releases.gate })
  expect([live('shell'), live('mfe-faq')]).toEqual(['1.0.0', '1.0.0'])
  expect(notes.join('\n')).toContain('mfe-faq 2.0.0 is not used. page_fails')
})

it('refuses to drop a page to which another section links, and names the link', async () => {
  await releases.release(section())
  const link = showing('<h1>Tools</h1><a class="x" href="/faq?x#y">Questions</a>')
  const routes = [{ path: '/tools', chunk: 'page' }]
  await releases.release(section(link, { app: 'mfe-tools', routes }))
  const without = section(goodPage, { version: '2.0.0', routes: [{ path: '/help', chunk: 'page' }] })
  await expect(releases.release(without)).rejects.toThrow(
    'linked_route_dropped: No release would list /faq, but /tools',
  )
})

it('names what a live section misses of the shell after a rollback', async () => {
  await releases.release(shell({ version: '2.0.0', ...facts('--ink', '--gold') }))
  await releases.release(section(goodPage, facts('--gold')))
  const registry = await rollBack(releases.dir, 'shell')
  expect(await fitWarnings(releases.dir, registry, 'shell')).toEqual([
    'Warning: mfe-faq 1.0.0 uses the token --gold, which the shell does not define. Publish a shell that defines it, or use another token.',
  ])
  expect(await fitWarnings(releases.dir, registry, 'mfe-tools')).toEqual([])
})

it('names links to pages that no section has', async () => {
  const current = readRegistry(releases.dir)
  const next = await publishUnchecked(section(showing('<h1>Questions</h1><a href="/nowhere">x</a>')))
  expect(await runGate(releases.dir, current, next)).toEqual([
    '/faq links to /nowhere, which no live section has.',
  ])
})

it('does not block the shell because of redirects that never end, and names them', async () => {
  await publishUnchecked(section('return { kind: "redirect", location: "/faq" }'))
  const current = readRegistry(releases.dir)
  await writeRelease(releases.dir, shell({ version: '2.0.0', ...facts('--ink') }))
  const next = await publish(releases.dir, 'shell', '2.0.0')
  expect(await runGate(releases.dir, current, next)).toContainEqual(
    expect.stringContaining('The redirects /faq → /faq never end'),
  )
})

it('publishes a page that redirects to itself with a parameter that it reads', async () => {
  const page = `return { kind: "redirect", location: "/faq?tab=1" }`
  const shellCode = `exports.renderPage = async (url) => url.search
    ? { kind: 'page', status: 200, head: { title: 'T', description: 'D' }, tags: [], html: '<h1>Tab</h1>' }
    : { kind: 'redirect', location: '/faq?tab=1' }`
  await writeRelease(releases.dir, shell({ version: '2.0.0', serverCode: shellCode }))
  await publish(releases.dir, 'shell', '2.0.0')
  const routes = [{ path: '/faq', chunk: 'page', query: ['tab'] }]
  await releases.release(section(page, { routes }))
  expect(live('mfe-faq')).toBe('1.0.0')
})

it('names pages whose browser files need a browser, and publishes them', async () => {
  const current = readRegistry(releases.dir)
  const next = await publishUnchecked(section(goodPage, {}, 'return { html: document.title }'))
  expect(await runGate(releases.dir, current, next)).toEqual([
    'mfe-faq 1.0.0: /faq needs a browser (document is not defined), so its browser files were not checked.',
  ])
})

it('says that it does not run browser files with a shell that was built before it could', async () => {
  await releases.release(shell({ version: '2.0.0', serverCode: shellCode, ...facts('--ink') }))
  const current = readRegistry(releases.dir)
  const next = await publishUnchecked(section(goodPage, {}, 'throw new Error("start")'))
  expect(await runGate(releases.dir, current, next)).toEqual([
    'mfe-faq 1.0.0: its browser files were not run, because the shell 2.0.0 does not give them the router. Build and publish the shell again.',
  ])
})

it('does not block the shell because live pages differ in a browser, and names them', async () => {
  await publishUnchecked(section(goodPage, {}, showing('<h1>Answers</h1>')))
  const current = readRegistry(releases.dir)
  await writeRelease(releases.dir, shell({ version: '2.0.0', ...facts('--ink') }))
  const next = await publish(releases.dir, 'shell', '2.0.0')
  expect(await runGate(releases.dir, current, next)).toEqual([
    expect.stringMatching(/^mfe-faq 1\.0\.0: \/faq is another page in a browser than on the server\./),
  ])
})

it('is given up after its time, and leaves no process', async () => {
  const current = readRegistry(releases.dir)
  const before = renderProcesses()
  const next = await publishUnchecked(section('for (;;) continue'))
  await expect(runGate(releases.dir, current, next, 1000)).rejects.toThrow(
    'gate_too_slow: Checking mfe-faq 1.0.0 took more than 1 s',
  )
  // Processes of the tests before this one may still run. A killed process takes a moment to end.
  const left = () => renderProcesses().filter((pid) => !before.includes(pid))
  for (let tries = 0; left().length > 0 && tries < 100; tries++) await sleep(50)
  expect(left()).toEqual([])
})

/** Ids of the render processes that this process has started. */
const renderProcesses = () =>
  spawnSync('pgrep', ['-P', String(process.pid), '-f', 'render-child'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)

it('does not run in development, where a page is shown while it is broken', () => {
  expect(gateOf(releases.dir, { NODE_ENV: 'development' })).toBeUndefined()
})

it('names the damaged files of the release to which a rollback has led', async () => {
  await releases.release(section())
  await releases.release(section(goodPage, { version: '2.0.0' }))
  rmSync(path.join(releases.dir, 'mfe-faq', '1.0.0', 'server', 'server.cjs'))
  const registry = await rollBack(releases.dir, 'mfe-faq')
  expect(await fitWarnings(releases.dir, registry, 'mfe-faq')).toEqual([
    'Warning: mfe-faq 1.0.0: server/server.cjs is missing. Build the release again.',
  ])
})

it('says that a page ends the process after its answer', async () => {
  const ends = section(
    `setTimeout(() => { for (const kept = [];;) kept.push('x'.repeat(1e6).split('')) }, 40); ${goodPage}`,
  )
  await expect(releases.release(ends)).rejects.toThrow(
    'server_fault: mfe-faq 1.0.0: after its pages are answered',
  )
})
