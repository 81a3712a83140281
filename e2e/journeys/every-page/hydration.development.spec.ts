import { siteAddresses } from '../../fixtures/addresses'
import { waitForHydration, expect, test, watchProblems } from '../../fixtures/watched-page'

for (const width of [390, 1440]) {
  test(`React's development build reports no hydration mismatch on any page at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } })
    for (const address of [...siteAddresses('development'), '/anything']) {
      const page = await context.newPage()
      const problems = watchProblems(page)
      await page.goto(address)
      await waitForHydration(page)
      const unexpected = problems.filter(
        (line) => !(address === '/not-found' && line.includes('status of 404')),
      )
      expect(unexpected, address).toEqual([])
      await page.close()
    }
    await context.close()
  })
}
