import { siteAddresses } from '../fixtures/addresses'
import { alive, expect, test, watch } from '../fixtures/watched-page'

test("React's development build finds no difference between server and browser on any page", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  for (const width of [390, 1440]) {
    const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } })
    for (const address of [...siteAddresses('development'), '/anything']) {
      const page = await context.newPage()
      const complaints = watch(page)
      await page.goto(address)
      await alive(page)
      const told = complaints.filter((line) => !(address === '/not-found' && line.includes('status of 404')))
      expect(told, `${address} at ${width} px`).toEqual([])
      await page.close()
    }
    await context.close()
  }
})
