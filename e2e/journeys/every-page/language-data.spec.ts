import { expect, test, waitForHydration } from '../../fixtures/watched-page'

/** The first object of `Intl` loads the browser's language data, which takes 50 ms on a slow phone. */
for (const address of [
  '/',
  '/series/venetian-casement',
  '/catalog',
  '/compare',
  '/contact-us',
  '/my-project',
])
  test(`${address} loads no language data before a visitor needs it`, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['ListFormat', 'NumberFormat', 'DateTimeFormat', 'Collator'] as const) {
        const construct = (target: object, values: unknown[]) => {
          const made = document.documentElement.dataset
          made.language = `${made.language ?? ''} ${name}`
          return Reflect.construct(target as new () => object, values) as object
        }
        Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) })
      }
    })
    await page.goto(address)
    await waitForHydration(page)
    expect(await page.evaluate(() => document.documentElement.dataset.language ?? '')).toBe('')
  })
