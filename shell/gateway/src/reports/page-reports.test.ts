import { startCanary } from '@virida/shared/platform/release/canary'
import { publish } from '@virida/shared/platform/release/registry/registry'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { createGateway } from '../app'
import { isInShare } from '../canaries/bucket'
import { fixtureSite, sectionCode, writeSection } from '../testing/fixture-site'
import { testProcesses } from '../testing/test-processes'

const processes = testProcesses()
const logged = testLog()
let dir: string
let site: ReturnType<typeof createGateway>

const makeSite = (more: Partial<Parameters<typeof createGateway>[0]> = {}) =>
  createGateway({
    ...{ releasesDir: dir, mailUrl: 'http://127.0.0.1:9', apps: ['shell', 'mfe-browse'] },
    ...{ processes: processes(), log: logged.log, trustedProxies: { hops: 1 }, ...more },
  })

beforeEach(async () => {
  logged.lines.splice(0)
  dir = await fixtureSite()
  site = makeSite()
})

const fault = { shell: '1.0.0', app: 'mfe-browse', version: '1.0.0', fault: 'render' }
const post = (body: unknown, headers: Record<string, string> = {}) =>
  site.request('/page-reports', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  })
const metricsFrom = (peer: string, headers: Record<string, string> = {}) =>
  site.request('/metrics', { headers }, { incoming: { socket: { remoteAddress: peer } } })
const metrics = async () => (await metricsFrom('127.0.0.1')).text()

it('counts faults that browsers report by section and version', async () => {
  expect((await post(fault)).status).toBe(204)
  await post({ ...fault, fault: 'hydration' })
  await post(fault)
  const text = await metrics()
  expect(text).toContain('gateway_page_faults_total{release="mfe-browse@1.0.0",fault="render"} 2')
  expect(text).toContain('gateway_page_faults_total{release="mfe-browse@1.0.0",fault="hydration"} 1')
})

it('counts web vitals by release', async () => {
  const { fault: _, ...page } = fault
  expect((await post({ ...page, vitals: { LCP: 1700, CLS: 0.02 } })).status).toBe(204)
  const text = await metrics()
  expect(text).toContain('gateway_web_vital_milliseconds_sum{release="mfe-browse@1.0.0",name="LCP"} 1700')
  expect(text).toContain('gateway_layout_shift_bucket{le="0.05",release="mfe-browse@1.0.0"} 1')
})

it('counts documents by release, those that show the release before as fallbacks', async () => {
  await site.request('/')
  await writeSection(dir, '1.1.0', sectionCode('throw'))
  await publish(dir, 'mfe-browse', '1.1.0')
  await site.request('/')
  const text = await metrics()
  expect(text).toContain('gateway_documents_total{release="mfe-browse@1.0.0",outcome="shown"} 1')
  expect(text).toContain('gateway_documents_total{release="mfe-browse@1.1.0",outcome="fallback"} 1')
})

it('makes no label of what a report names as its release', async () => {
  await post({ ...fault, version: '9.9.9' })
  await post({ ...fault, app: '__proto__' })
  const text = await metrics()
  expect(text).toContain('gateway_page_faults_total{release="other",fault="render"} 2')
  expect(text).not.toMatch(/9\.9\.9|__proto__/)
})

it.each([
  ['no JSON', 'nonsense'],
  ['another fault', { ...fault, fault: 'other' }],
  ['a field that is not in the contract', { ...fault, url: 'https://www.example.com/?name=Jane' }],
  ['a long version', { ...fault, version: 'x'.repeat(101) }],
  ['a negative vital', { shell: 'a', app: 'b', version: 'c', vitals: { LCP: -1 } }],
  ['an unknown vital', { shell: 'a', app: 'b', version: 'c', vitals: { FID: 1 } }],
  ['a list', [fault]],
])('refuses %s', async (_, body) => {
  expect((await post(body)).status).toBe(400)
  expect(await metrics()).not.toContain('gateway_page_faults_total{')
})

it('refuses types that other websites can send, and long reports', async () => {
  expect((await post(fault, { 'Content-Type': 'text/plain' })).status).toBe(415)
  expect((await post('x'.repeat(2000))).status).toBe(413)
  expect((await site.request('/page-reports')).status).toBe(405)
})

it('takes 30 reports of a client in a minute', async () => {
  const from = (client: string) => post(fault, { 'X-Forwarded-For': client })
  const statuses: number[] = []
  for (let n = 0; n < 40; n++) statuses.push((await from('192.0.2.1')).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect((await from('192.0.2.2')).status).toBe(204)
})

it('counts no request that another website can send, so that the reports of its visitors are taken', async () => {
  for (let n = 0; n < 40; n++)
    await post('x', { 'Content-Type': 'text/plain', 'X-Forwarded-For': '192.0.2.3' })
  expect((await post(fault, { 'X-Forwarded-For': '192.0.2.3' })).status).toBe(204)
})

it('takes 120 reports of a /48 network in a minute', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 160; n++) {
    const client = `2001:db8:1:${(n % 8).toString(16)}00::1`
    statuses.push((await post(fault, { 'X-Forwarded-For': client })).status)
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(120)
  expect((await post(fault, { 'X-Forwarded-For': '2001:db8:2::1' })).status).toBe(204)
})

it('shows metrics without a token to this machine only', async () => {
  expect((await metricsFrom('127.0.0.1')).status).toBe(200)
  expect((await metricsFrom('::1')).status).toBe(200)
  expect((await metricsFrom('192.0.2.1')).status).toBe(404)
  for (const header of ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via'])
    expect((await metricsFrom('127.0.0.1', { [header]: '127.0.0.1' })).status).toBe(404)
})

it('shows metrics with a token to everybody who sends it', async () => {
  const metricsToken = 'm'.repeat(24)
  site = makeSite({ metricsToken })
  expect((await metricsFrom('192.0.2.1', { Authorization: `Bearer ${metricsToken}` })).status).toBe(200)
  expect((await metricsFrom('192.0.2.1', { Authorization: 'Bearer wrong' })).status).toBe(404)
  expect((await metricsFrom('127.0.0.1')).status).toBe(404)
})

it('aborts a canary that browsers cannot show, and writes why into the history', async () => {
  await writeSection(dir, '1.1.0', sectionCode('next'))
  const canary = await startCanary(dir, 'mfe-browse', '1.1.0', 10)
  const bucket = Array.from({ length: 10_000 }, (_, n) => n).find((n) => isInShare(canary, n))
  const report = { ...fault, version: '1.1.0' }
  for (let client = 1; client <= 5; client++)
    await post(report, { 'X-Forwarded-For': `192.0.${client}.1`, Cookie: `bucket=${bucket}` })
  for (let tries = 0; tries < 100 && readRegistry(dir).canaries.length > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect(readRegistry(dir)).toMatchObject({
    canaries: [],
    change: {
      action: 'abort',
      who: 'gateway',
      note: expect.stringContaining('5 of 5 clients had errors') as unknown,
    },
  })
  expect(logged.lines.join()).toContain('The gateway has aborted the canary mfe-browse 1.1.0')
  const cookie = { headers: { Cookie: `bucket=${bucket}` } }
  expect(await (await site.request('/', cookie)).text()).toContain('<main>first</main>')
})

it('aborts a canary although many addresses of one network report errors of the live release', async () => {
  await writeSection(dir, '1.1.0', sectionCode('next'))
  const canary = await startCanary(dir, 'mfe-browse', '1.1.0', 10)
  const bucket = Array.from({ length: 10_000 }, (_, n) => n).find((n) => isInShare(canary, n))
  const open = (client: string, cookies: Record<string, string> = {}) =>
    site.request('/', { headers: { 'X-Forwarded-For': client, ...cookies } })
  for (let n = 1; n <= 100; n++) await post(fault, { 'X-Forwarded-For': `203.0.113.${n}` })
  for (let n = 1; n <= 40; n++) await open(`10.0.${n}.1`)
  for (let n = 1; n <= 40; n++) await open(`10.1.${n}.1`, { Cookie: `bucket=${bucket}` })
  for (let n = 1; n <= 20; n++)
    await post(
      { ...fault, version: '1.1.0' },
      { 'X-Forwarded-For': `10.1.${n}.1`, Cookie: `bucket=${bucket}` },
    )
  for (let tries = 0; tries < 100 && readRegistry(dir).canaries.length > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect(readRegistry(dir).change).toMatchObject({ action: 'abort', who: 'gateway' })
})

it('aborts a canary that the server cannot show', async () => {
  await writeSection(dir, '1.1.0', sectionCode('throw'))
  const canary = await startCanary(dir, 'mfe-browse', '1.1.0', 10)
  const bucket = Array.from({ length: 10_000 }, (_, n) => n).find((n) => isInShare(canary, n))
  for (let client = 1; client <= 5; client++)
    await site.request('/', {
      headers: { 'X-Forwarded-For': `192.0.${client}.1`, Cookie: `bucket=${bucket}` },
    })
  for (let tries = 0; tries < 100 && readRegistry(dir).canaries.length > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect(readRegistry(dir).change).toMatchObject({ action: 'abort', who: 'gateway' })
})
