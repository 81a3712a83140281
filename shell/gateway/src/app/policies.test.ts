import { requestModules, requestModulesHash } from '../pages/later-modules'
import { startWatch, startWatchHash } from '../pages/start-watch'
import { policyOf, styleSource, useSite } from '../testing/use-site'

const { get, text, request, open, log, takeLines } = useSite()
const withKey = () => open({ map: { googleKey: 'secret-key' }, log })

it('forbids eval, and inline scripts except those that watch the start and request the modules', async () => {
  const page = await get('/')
  const policy = policyOf(page)
  expect(policy).toContain(`script-src 'self' '${startWatchHash}' '${requestModulesHash}';`)
  const inline = [...(await page.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text)
  expect(inline).toEqual([startWatch, requestModules])
  expect(policyOf(await get('/r/mfe-browse/1.0.0/home.1.mjs'))).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})

it.each([
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Strict-Transport-Security',
  'X-Frame-Options',
])('sends %s with every response', async (name) => {
  for (const url of [
    '/',
    '/elsewhere',
    '/FAQ',
    '/%',
    '/r/mfe-browse/1.0.0/home.1.mjs',
    '/healthz',
    '/r/x',
    '/api/x',
  ])
    for (const method of ['GET', 'HEAD', 'DELETE'])
      expect((await request(url, { method })).headers.get(name)).toBeTruthy()
  expect(takeLines()).toHaveLength(1)
})

it('adds only the server of an external map to the policy, and passes the setting to the page', async () => {
  const map = { styleUrl: 'https://tiles.example.com/style.json' }
  const page = await open({ map }).request('/')
  expect(page.headers.get('Content-Security-Policy')).toContain(
    "connect-src 'self' https://tiles.example.com;",
  )
  expect(policyOf(page)).toContain(`script-src 'self' '${startWatchHash}' '${requestModulesHash}';`)
  expect(await page.text()).toContain(
    '"settings":{"map":{"styleUrl":"https://tiles.example.com/style.json"}}',
  )
})

it('opens the policy for Google on the page with the map only, and for the hosts that Google documents', async () => {
  const page = await withKey().request('/dealers')
  expect(policyOf(page)).toContain("script-src 'self' https://maps.googleapis.com")
  expect(policyOf(page)).not.toContain('*')
  // Browsers ignore 'unsafe-inline' beside a hash.
  expect(styleSource(page)).not.toContain('sha')
  expect(await page.text()).toContain('"settings":{"map":{"googleKey":"secret-key"}}')
  for (const url of ['/', '/faq', '/unknown', '/r/mfe-browse/1.0.0/home.1.mjs', '/FAQ']) {
    const other = await withKey().request(url)
    expect(policyOf(other)).not.toMatch(/google|unsafe/)
    expect(await other.text()).not.toContain('secret-key')
  }
})

it('tells every document which pages have a policy of their own, when there is a key', async () => {
  for (const url of ['/', '/dealers'])
    expect(await (await withKey().request(url)).text()).toContain('"ownPolicy":["/dealers"]')
  expect(await text('/dealers')).not.toContain('ownPolicy')
  expect(policyOf(await get('/dealers'))).not.toContain('google')
})

it('requires Trusted Types in documents of a shell that creates its policy', async () => {
  expect(policyOf(await get('/'))).toContain("require-trusted-types-for 'script'; trusted-types default;")
  expect(policyOf(await get('/r/mfe-browse/1.0.0/home.1.mjs'))).not.toContain('trusted-types')
  expect(policyOf(await withKey().request('/dealers'))).not.toContain('trusted-types')
})

it('asks browsers to report what the policy blocks', async () => {
  const page = await get('/')
  expect(policyOf(page)).toContain('report-to csp; report-uri /csp-reports')
  expect(page.headers.get('Reporting-Endpoints')).toBe('csp="/csp-reports"')
})
