import { siteAddresses } from '../../fixtures/addresses'
import { waitForHydration, expect, test, watchProblems } from '../../fixtures/watched-page'

/** Browsers log the error status of a document. Only the page /not-found has one. */
const expected404 = /the server responded with a status of 404/

for (const width of [390, 1440]) {
  test(`every page hydrates without errors and has one heading, its own title and its own description at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } })
    for (const address of siteAddresses()) {
      await test.step(address, async () => {
        const page = await context.newPage()
        const problems = watchProblems(page)
        const answer = await page.goto(address)
        await waitForHydration(page)
        await expect(page.locator('h1')).toHaveCount(1)
        const isNotFound = address === '/not-found'
        expect(answer?.status()).toBe(isNotFound ? 404 : 200)
        expect(problems.filter((line) => !(isNotFound && expected404.test(line)))).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, 'the page is wider than the window').toBeLessThanOrEqual(0)
        // The preload of the largest picture must name the same file as its element, or it is downloaded twice.
        const largest = await page
          .locator('main picture:has(img[fetchpriority=high])')
          .first()
          .locator('source')
          .evaluateAll(sizesOf)
        const ahead = await page.locator('link[rel=preload][as=image]').evaluateAll(sizesOf)
        expect(ahead).toEqual(largest)
        const description = await page.locator('meta[name=description]').getAttribute('content')
        expect(description?.length, 'a description of at most 160 characters').toBeLessThanOrEqual(160)
        titles.set(address, await page.title())
        descriptions.set(address, description ?? '')
        await page.close()
      })
    }
    await context.close()
    expect(new Set(titles.values()).size, 'every title is used once').toBe(titles.size)
    expect(new Set(descriptions.values()).size, 'every description is used once').toBe(descriptions.size)
  })
}

test('every page is readable without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const address of siteAddresses()) {
    await page.goto(address)
    await expect(page.locator('main h1')).toBeVisible()
    const words = (await page.locator('main').innerText()).split(/\s+/).length
    expect(words, `${address} has content`).toBeGreaterThan(20)
  }
  await context.close()
})

test('every internal link leads to a page', async ({ page, request }) => {
  const links = new Set<string>()
  for (const address of siteAddresses()) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const href of hrefs) links.add(href.split('#')[0] ?? '')
  }
  const known = new Set(siteAddresses())
  const strays: string[] = []
  for (const href of links) {
    const { pathname } = new URL(href, 'http://site.test')
    if (known.has(pathname)) continue
    // The remaining links must lead to files of a section, such as documents and drawings.
    const answer = await request.get(href, { maxRedirects: 0 })
    const isFile = answer.status() === 200 && !answer.headers()['content-type']?.includes('text/html')
    if (!isFile) strays.push(`${href} answers ${answer.status()}`)
  }
  expect(strays).toEqual([])
})

/** The attributes by which a browser chooses a file, of a `source` or of a preload link. */
const sizesOf = (elements: Element[]) =>
  elements.map((one) => [
    one.getAttribute('srcset') ?? one.getAttribute('imagesrcset'),
    one.getAttribute('sizes') ?? one.getAttribute('imagesizes'),
    one.getAttribute('media'),
  ])
