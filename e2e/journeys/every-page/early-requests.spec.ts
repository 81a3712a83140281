import { expect, test, waitForHydration } from '../../fixtures/watched-page'

/** Each file that a document does not name costs one more round trip before the page is ready. */
for (const address of [
  '/',
  '/contact-us',
  '/series/venetian-casement',
  '/gallery/bellagio_ironwood',
  '/my-project',
])
  test(`${address} needs no module before it is ready that its document does not name`, async ({ page }) => {
    const html = await (await page.request.get(address)).text()
    const named = [...html.matchAll(/<(?:script|link) [^>]*(?:src|href)="([^"]+\.mjs)"/g)].map(
      ([, file]) => file,
    )
    await page.goto(address)
    await waitForHydration(page)
    const needed = await page.evaluate(() => {
      const ready = performance.getEntriesByName('site-alive')[0]?.startTime ?? 0
      return performance
        .getEntriesByType('resource')
        .filter(({ name, responseEnd }) => name.endsWith('.mjs') && responseEnd < ready)
        .map(({ name }) => new URL(name).pathname)
    })
    expect(needed.length).toBeGreaterThan(2)
    expect(needed.filter((file) => !named.includes(file))).toEqual([])
  })
