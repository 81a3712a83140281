import type { Browser, Page } from '@playwright/test'
import { readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { bucketOf } from '../../fixtures/bucket-of'
import { expect, test } from '../../fixtures/own-site'
import { contact, fillIn, open, send } from '../support/fill-in'

// In the browser files only: the server renders the page, and React fails when it hydrates it.
const headline = 'title:"The Power of Green"'
const throwing = 'get title(){throw new Error("broken in browsers")}'

/** Opens the home page, which the release of the browser cannot show. */
async function openBroken(page: Page, origin: string) {
  await page.goto(origin)
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
}

/** Opens a page as a browser with a bucket. Each client has an address of its own, as behind a proxy on this machine. */
async function visitAs(
  browser: Browser,
  client: number,
  origin: string,
  bucket: string,
  open: (page: Page, origin: string) => Promise<unknown>,
) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': `192.0.${client}.1` } })
  await context.addCookies([{ name: 'bucket', value: bucket, url: origin }])
  await open(await context.newPage(), origin)
  await context.close()
}

test('a fault in a browser is counted by section and version within five seconds', async ({
  page,
  ownSite,
}) => {
  await ownSite.publishWithText('mfe-browse', '9.0.0', headline, throwing)
  await openBroken(page, ownSite.origin)
  const metrics = async () => (await fetch(`${ownSite.origin}/metrics`)).text()
  await expect
    .poll(metrics, { timeout: 5000 })
    .toContain('gateway_page_faults_total{release="mfe-browse@9.0.0",fault="render"} 1')
  expect(await metrics()).toContain('gateway_documents_total{release="mfe-browse@9.0.0",outcome="shown"} 1')
  // The shell has started.
  expect(await metrics()).not.toContain('fault="load"')
})

test('a release that cannot be loaded is counted, and so is the release that is shown instead', async ({
  page,
  ownSite,
}) => {
  await ownSite.publishWithText('mfe-support', '9.0.0', 'How Can We Help You Today?', 'How Can We Help?')
  await page.goto(ownSite.origin)
  await page.route('**/r/mfe-support/9.0.0/**', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('How Can We Help You Today?', { timeout: 20_000 })
  const metrics = async () => (await fetch(`${ownSite.origin}/metrics`)).text()
  for (const fault of ['load', 'fallback'])
    await expect
      .poll(metrics, { timeout: 5000 })
      .toContain(`gateway_page_faults_total{release="mfe-support@9.0.0",fault="${fault}"} 1`)
})

test('a canary that throws in browsers is aborted, and its browsers get the live release', async ({
  browser,
  ownSite,
}) => {
  const canary = await ownSite.canaryWithText('mfe-browse', '9.0.0', headline, throwing)
  const cookie = bucketOf(canary, true)
  const visit = (client: number) => visitAs(browser, client, ownSite.origin, cookie, openBroken)
  for (let client = 1; client <= 4; client++) await visit(client)
  expect(readRegistry(ownSite.dir).canaries).toHaveLength(1)
  await visit(5)
  await expect.poll(() => readRegistry(ownSite.dir).canaries, { timeout: 5000 }).toEqual([])
  expect(readRegistry(ownSite.dir).change).toMatchObject({
    ...{ action: 'abort', who: 'gateway' },
    note: expect.stringContaining('5 of 5 clients had errors'),
  })
  const html = await (await fetch(ownSite.origin, { headers: { Cookie: `bucket=${cookie}` } })).text()
  expect(html).not.toContain('9.0.0')
})

test('a canary whose form cannot be sent says so, and is aborted', async ({ browser, ownSite }) => {
  const canary = await ownSite.canaryWithText('mfe-support', '9.0.0', 'getRandomValues', 'getNoRandomValues')
  for (let client = 1; client <= 5; client++)
    await visitAs(browser, client, ownSite.origin, bucketOf(canary, true), async (page, origin) => {
      await open(page, `${origin}/contact-us`)
      await fillIn(page, contact)
      const report = page.waitForRequest('**/page-reports')
      await send(page).click()
      await expect(page.getByRole('alert')).toContainText('Something is wrong with this page.')
      await report
      if (client > 1) return
      await expect
        .poll(async () => (await fetch(`${origin}/metrics`)).text())
        .toContain('gateway_page_faults_total{release="mfe-support@9.0.0",fault="script"} 1')
    })
  await expect.poll(() => readRegistry(ownSite.dir).canaries).toEqual([])
  expect(readRegistry(ownSite.dir).change).toMatchObject({ action: 'abort', who: 'gateway' })
})

const readsData = 'getElementById("virida")'

/** Makes timers ten times as fast in a document. */
const hurry = () => {
  const start = window.setTimeout.bind(window)
  Object.assign(window, { setTimeout: (run: () => void, ms = 0) => start(run, ms / 10) })
}

for (const [fault, text, code] of [
  ['cannot be parsed', readsData, 'getElementById("virida'],
  ['fails when it starts', readsData, 'getElementByNoId("virida")'],
  ['waits without end', readsData, `${readsData.slice(0, -1)},await new Promise(()=>{}))`],
  ['finds no element to render in', 'getElementById("root")', 'getElementById("no-root")'],
] as const)
  test(`a canary of the shell that ${fault} is aborted`, async ({ browser, ownSite }) => {
    const canary = await ownSite.canaryWithText('shell', '9.0.0', text, code)
    for (let client = 1; client <= 5; client++)
      await visitAs(browser, client, ownSite.origin, bucketOf(canary, true), async (page, origin) => {
        const report = page.waitForRequest('**/page-reports', { timeout: 20_000 })
        if (fault === 'waits without end') await page.addInitScript(hurry)
        await page.goto(`${origin}/faq`)
        await report
        await expect(page.locator('html[data-alive]')).toHaveCount(0)
      })
    await expect.poll(() => readRegistry(ownSite.dir).canaries, { timeout: 5000 }).toEqual([])
    expect(readRegistry(ownSite.dir).change).toMatchObject({ action: 'abort', who: 'gateway' })
  })

test('a main script that cannot be fetched once is requested again', async ({ page, ownSite }) => {
  let requests = 0
  await page.route('**/r/shell/*/main.*.mjs*', (route) =>
    ++requests === 1 ? route.abort() : route.continue(),
  )
  const reports: string[] = []
  page.on('request', (request) => request.url().endsWith('/page-reports') && reports.push(request.url()))
  await page.goto(`${ownSite.origin}/faq`)
  await expect(page.locator('html[data-alive]')).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('How Can We Help You Today?')
  expect(reports).toEqual([])
})
