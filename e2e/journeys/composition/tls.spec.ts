import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { statusOf } from '@virida/shared/platform/process/status-of'
import { selfSigned } from '@virida/shared/platform/testing/self-signed'
import { e2eReleases, ownSitePorts } from '../../fixtures/sites'
import { startSite, type StartedSite } from '../../fixtures/started-site'

/* The whole site with a certificate and without a proxy. */

const port = ownSitePorts.tls
const releases = e2eReleases('production')
const origin = `https://localhost:${port}`
/** Time in which the supervisor kills a program that does not answer it, and a bit more, in ms. */
const probed = 8000

test.use({ ignoreHTTPSErrors: true })
test.describe.configure({ mode: 'serial' })

let site: StartedSite
test.beforeAll(async () => {
  const { certificate, key } = selfSigned()
  site = await startSite({ port, releases, env: { TLS_CERTIFICATE: certificate, TLS_KEY: key } })
})
test.afterAll(() => site.stop())

test('pages and their files come by HTTP/2', async ({ page }) => {
  expect(site.output()).toContain(`ready ${origin}`)
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('requestfailed', (request) => problems.push(request.url()))
  await page.goto(`${origin}/faq`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(page).toHaveURL(`${origin}/contact-us`)
  const protocols = await page.evaluate(() =>
    performance
      .getEntries()
      .flatMap((entry) => ('nextHopProtocol' in entry ? [String(entry.nextHopProtocol)] : [])),
  )
  expect(protocols.length).toBeGreaterThan(5)
  expect([...new Set(protocols)].filter(Boolean)).toEqual(['h2'])
  expect(problems).toEqual([])
})

test('the supervisor sees that the gateway lives', async () => {
  const gateway = site.pidOf('gateway')
  await sleep(probed)
  expect(site.pidOf('gateway')).toBe(gateway)
  expect(await statusOf(`${origin}/readyz`, 2000)).toBe(200)
})

test('the site refuses to start with a key of another certificate, and says why', async () => {
  const env = { TLS_CERTIFICATE: selfSigned().certificate, TLS_KEY: selfSigned().key }
  await expect(startSite({ port: port + 2, releases, env })).rejects.toThrow(
    /ended with 78:[^]*\(TLS_KEY\) belongs to another one\. Name the files of one pair\./,
  )
})
