import type { Server } from 'node:http'
import type { Page } from '@playwright/test'
import { createGateway } from '../../../shell/gateway/src/app'
import { closeServer, listen } from '../../fixtures/listen'
import { ownProcesses } from '../../fixtures/own-processes'
import { e2eReleases, ownSitePorts } from '../../fixtures/sites'
import { expect, test, waitForHydration } from '../../fixtures/watched-page'
import { standIn } from '../locator/google-stand-in'
import { locator } from '../locator/locator'

/** First port of the sites with a Google key, one for each worker. */
const firstPort = ownSitePorts.policies

/** Goes to the dealers by the link of the header, and reports whether the same document shows them. */
async function followDealerLink(page: Page): Promise<boolean> {
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
  await page.getByRole('link', { name: 'Find a Dealer' }).filter({ visible: true }).first().click()
  await page.waitForURL('**/find-a-dealer')
  await expect(page.getByRole('searchbox', { name: 'Location or dealer name' })).toBeVisible()
  return page.evaluate(() => document.documentElement.hasAttribute('data-first'))
}

test('no text becomes HTML or a script, and no script of another address is loaded', async ({ page }) => {
  await page.goto('/faq')
  await waitForHydration(page)
  const refused = await page.evaluate(() => {
    const attempts: (() => unknown)[] = [
      () => (document.body.innerHTML = '<b>text</b>'),
      () => (document.createElement('script').textContent = 'alert(1)'),
      () => (document.createElement('script').src = 'https://evil.example/a.js'),
      () => new Worker('/api/send-email'),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return false
      } catch {
        // Each attempt is expected to throw.
        return true
      }
    })
  })
  expect(refused).toEqual([true, true, true, true])
})

test('a navigation writes the structured data of the next page', async ({ page, problems }) => {
  await page.goto('/faq')
  await waitForHydration(page)
  await followDealerLink(page)
  const types = async () =>
    (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => (JSON.parse(text) as { '@type': string })['@type'],
    )
  await expect.poll(types).toContain('ItemList')
  expect(await types()).not.toContain('FAQPage')
  expect(problems).toEqual([])
})

test.describe('with a Google key', () => {
  let processes: ReturnType<typeof ownProcesses> | undefined
  let server: Server | undefined
  let origin = ''

  test.beforeAll(async () => {
    const { parallelIndex } = test.info()
    processes = ownProcesses()
    const map = { googleKey: 'key-of-the-test' }
    const gateway = createGateway({
      releasesDir: e2eReleases('production'),
      mailUrl: 'http://127.0.0.1:9',
      map,
      processes,
    })
    server = await listen(gateway, firstPort + parallelIndex)
    origin = `http://localhost:${firstPort + parallelIndex}`
  })
  test.afterAll(async () => {
    await closeServer(server)
    await processes?.stop()
  })

  test.beforeEach(({ page }) =>
    page.route('https://maps.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: standIn }),
    ),
  )

  test('a link to the dealers loads a new document, whose policy allows the map', async ({ page }) => {
    await page.goto(`${origin}/faq`)
    await waitForHydration(page)
    expect(await followDealerLink(page)).toBe(false)
    const { map, markers } = locator(page)
    await map.scrollIntoViewIfNeeded()
    await expect(markers.first()).toBeVisible()
  })

  test('the way back loads a document whose policy is closed to Google', async ({ page }) => {
    await page.goto(`${origin}/faq`)
    await waitForHydration(page)
    await followDealerLink(page)
    await waitForHydration(page)
    const document = page.waitForResponse((response) => response.url() === `${origin}/faq`)
    await page.goBack()
    await expect(page).toHaveURL(`${origin}/faq`)
    const policy = (await document).headers()['content-security-policy'] ?? ''
    expect(policy).toContain('require-trusted-types-for')
    expect(policy).not.toContain('google')
  })
})

test('without a key, a link to the dealers keeps the document', async ({ page }) => {
  await page.goto('/faq')
  await waitForHydration(page)
  expect(await followDealerLink(page)).toBe(true)
})
