import { testLog } from '@virida/shared/platform/log/testing/test-log'
import { createGateway } from './app'
import { fixtureSite } from './testing/fixture-site'
import { testProcesses } from './testing/test-processes'

const logged = testLog()
const processes = testProcesses()
let site: ReturnType<typeof createGateway>

beforeEach(async () => {
  logged.lines.splice(0)
  site = createGateway({
    releasesDir: await fixtureSite(),
    mailUrl: 'http://127.0.0.1:9',
    log: logged.log,
    processes: processes(),
  })
})

const post = (body: string, type: string) =>
  site.request('/csp-reports', { method: 'POST', body, headers: { 'Content-Type': type } })

const violation = {
  'document-uri': 'https://www.example.com/faq?name=Jane',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/a.js?b',
  'source-file': 'https://www.example.com/r/shell/1.0.0/main.mjs',
}
const single = (differing: object = {}) =>
  post(JSON.stringify({ 'csp-report': { ...violation, ...differing } }), 'application/csp-report')
const several = (bodies: object[]) =>
  post(JSON.stringify(bodies.map((body) => ({ type: 'csp-violation', body }))), 'application/reports+json')

it('logs a violation once in a minute, by page, directive and origin', async () => {
  for (let i = 0; i < 5; i++) expect((await single()).status).toBe(204)
  expect(logged.entries()).toMatchObject([
    { page: '/faq', directive: 'script-src-elem', blocked: 'https://evil.example' },
  ])
  expect(logged.lines.join('')).not.toContain('Jane')
})

it('prints nothing of an address that cannot be decoded', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect((await single({ 'document-uri': 'https://www.example.com/%E0%A4%Asecret' })).status).toBe(204)
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
  expect(logged.entries()).toMatchObject([{ page: 'an unknown page' }])
  expect(logged.lines.join('')).not.toContain('secret')
})

it('reads the reports of the Reporting API', async () => {
  const body = { documentURL: 'https://www.example.com/', effectiveDirective: 'require-trusted-types-for' }
  await several([
    { ...body, blockedURL: 'trusted-types-sink' },
    { ...body, blockedURL: 'inline' },
  ])
  expect(logged.entries().map(({ blocked }) => blocked)).toEqual(['trusted-types-sink', 'inline'])
})

it.each([
  ['an extension that adds a script', { 'blocked-uri': 'chrome-extension://abc/x.js' }],
  ['a script of an extension', { 'source-file': 'moz-extension://abc/x.js' }],
  ['a script of the browser', { 'blocked-uri': 'about' }],
])('does not log %s', async (_, differing) => {
  expect((await single(differing)).status).toBe(204)
  expect(logged.lines).toEqual([])
})

it.each([
  ['nonsense', 'application/csp-report'],
  ['{}', 'application/csp-report'],
  ['[{}]', 'application/reports+json'],
  [JSON.stringify({ 'csp-report': violation }), 'text/plain'],
])('refuses %s as %s', async (body, type) => {
  expect((await post(body, type)).status).toBe(400)
  expect(logged.lines).toEqual([])
})

it('refuses a report of more than 16 KB', async () => {
  expect((await single({ 'script-sample': 'x'.repeat(20_000) })).status).toBe(413)
})

it('takes 30 reports of a client in a minute, and logs three lines for each at most', async () => {
  const bodies = (n: number) =>
    Array.from({ length: 20 }, (_, i) => ({
      documentURL: 'https://www.example.com/',
      effectiveDirective: 'img-src',
      blockedURL: `https://${n}-${i}.example`,
    }))
  const statuses: number[] = []
  for (let n = 0; n < 40; n++) statuses.push((await several(bodies(n))).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(logged.lines).toHaveLength(90)
})

it('takes 60 reports of all clients together in a minute', async () => {
  const behindProxy = createGateway({
    releasesDir: await fixtureSite(),
    mailUrl: 'http://127.0.0.1:9',
    log: logged.log,
    trustedProxies: { hops: 1 },
    processes: processes(),
  })
  const statuses: number[] = []
  for (let client = 0; client < 70; client += 1) {
    const headers = { 'Content-Type': 'application/csp-report', 'X-Forwarded-For': `192.0.2.${client}` }
    const answer = await behindProxy.request('/csp-reports', { method: 'POST', body: '{}', headers })
    statuses.push(answer.status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

it('answers 405 to other methods', async () => {
  expect((await site.request('/csp-reports')).status).toBe(405)
})
