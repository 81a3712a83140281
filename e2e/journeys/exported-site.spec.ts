import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { root } from '@virida/shared/platform/paths'
import { sitemapAddress } from '../../shell/gateway/src/pages/sitemap'
import { runNginx, stopNginx } from '../../shell/gateway/src/testing/nginx'
import { e2eReleases, ownSitePorts } from '../fixtures/sites'
import { expect, test, waitForHydration } from '../fixtures/watched-page'

const port = ownSitePorts.exported
const origin = `http://localhost:${port}`
const parent = mkdtempSync(path.join(tmpdir(), 'virida-exported-'))
const folder = path.join(parent, 'site')

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let stop = () => Promise.resolve()

test.beforeAll(async () => {
  test.setTimeout(300_000)
  exportTo(folder)
  // Workers of nginx have fewer rights than the user of this test.
  execFileSync('chmod', ['755', parent])
  const config = readFileSync(path.join(folder, 'nginx.conf'), 'utf8')
  expect(config.split('listen 80;')).toHaveLength(2)
  const nginx = await runNginx(port, config.replace('listen 80;', `listen 127.0.0.1:${port};`))
  stop = () => stopNginx(nginx)
})
test.afterAll(async () => {
  await stop()
  rmSync(parent, { recursive: true, force: true })
})

/** @throws Error with all that the command has printed, and the signal that ended it if there was one. */
function exportTo(target: string) {
  const { status, signal, stdout, stderr } = spawnSync('npm', ['run', 'export', '--silent', '--', target], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', RELEASES_DIR: e2eReleases('production') },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The export ended with ${signal ?? status}: ${stdout}${stderr}`)
}

const get = (address: string) => fetch(address, { redirect: 'manual' })

/** Headers that belong to the connection or to one representation. */
const own =
  /^(?:connection|content-length|content-encoding|date|etag|keep-alive|last-modified|server|transfer-encoding|vary|accept-ranges|cdn-cache-control)$/
const headersOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !own.test(name)))

test('nginx answers every address of the sitemap as the gateway does', async ({ baseURL }) => {
  const sitemap = await (await get(origin + sitemapAddress)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(addresses.length).toBeGreaterThan(40)
  for (const address of [...addresses, sitemapAddress, '/robots.txt', '/r/withdrawn.json']) {
    const [exported, live] = await Promise.all([get(origin + address), get(baseURL + address)])
    expect([address, exported.status]).toEqual([address, 200])
    expect([address, headersOf(exported)]).toEqual([address, headersOf(live)])
    expect(await exported.text()).toBe(await live.text())
  }
})

test('pages of every section hydrate, and a link shows the next one', async ({ page, problems }) => {
  for (const address of ['/', '/series/venetian-casement', '/find-a-dealer', '/egress-calculator']) {
    await page.goto(origin + address)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
  await expect(page).toHaveURL(`${origin}/support`)
  await expect(page.locator('main h1')).toBeFocused()
  expect(problems).toEqual([])
})

test('redirects lead where those of the gateway lead, and unknown addresses show the page for them', async ({
  baseURL,
}) => {
  for (const address of ['/series/unknown', '/product/unknown', '/Warranty?from=mail']) {
    const [exported, live] = await Promise.all([get(origin + address), get(baseURL + address)])
    expect([exported.status, exported.headers.get('Location')?.replace(origin, '')]).toEqual([
      live.status,
      live.headers.get('Location'),
    ])
  }
  for (const address of ['/about-us', '/product', '/series/venetian-casement']) {
    const answer = await get(`${origin}${address}/?from=mail`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, `${address}?from=mail`])
  }
  for (const address of ['/unknown', '/not-found', '/nginx.conf', '/r/shell/1.0.0/unknown.mjs']) {
    const answer = await get(origin + address)
    expect([address, answer.status]).toEqual([address, 404])
    expect(await answer.text()).toContain('404 Not Found')
  }
})

test('a form says that sending failed when there is no mail service', async ({ page }) => {
  await page.goto(`${origin}/become-a-dealer`)
  await waitForHydration(page)
  for (const field of await page.getByRole('main').getByRole('textbox').all())
    await field.fill('someone@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
})

test('each page has compressed copies, and both kinds of hosts find its headers', () => {
  const read = (name: string) => readFileSync(path.join(folder, name))
  expect(gunzipSync(read('about-us.html.gz'))).toEqual(read('about-us.html'))
  expect(existsSync(path.join(folder, 'about-us.html.br'))).toBe(true)
  const headers = read('_headers').toString()
  expect(headers).toMatch(/^\/about-us\n {2}cache-control: no-cache\n {2}content-security-policy: /m)
  expect(read('_redirects').toString()).toContain('/series/* /not-found 302\n')
})

test('an export refuses a folder that is not empty, and leaves it as it is', () => {
  const before = readFileSync(path.join(folder, 'index.html'), 'utf8')
  expect(() => exportTo(folder)).toThrow(/folder_not_empty: Cannot export the site to .* Name a new folder/)
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(before)
})
