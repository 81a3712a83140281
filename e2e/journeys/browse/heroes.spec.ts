import type { Page } from '@playwright/test'
import { lineSlugs } from '@virida/shared/products/catalogue/line-slugs'
import { expect, test } from '../../fixtures/watched-page'

const narrowest = 1024
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

/** The file of the page's first picture, without its width. */
const pictureOf = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc.replace(/-\d+\.\w+$/, ''))

for (const address of ['/', ...lineSlugs.map((slug) => `/product/${slug}`)]) {
  test(`the hero of ${address} is another picture from 1024 px`, async ({ page }) => {
    await resize(page, narrowest - 1)
    await page.goto(address)
    await expect.poll(() => pictureOf(page)).toMatch(/portrait|mobile/)
    await resize(page, narrowest)
    // While the picture loads, it has no file.
    await expect.poll(() => pictureOf(page)).toMatch(/hero(?!-portrait|-mobile)/)
  })
}

test('the hero of /about-us has its text beside the title from 1024 px, and a wider picture', async ({
  page,
}) => {
  const measured = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const [title, text, picture] = ['h1', 'h1 + p', 'main picture img'].map(boxOf)
      return {
        isBeside: (text?.left ?? 0) >= (title?.right ?? 0),
        shape: (picture?.width ?? 0) / (picture?.height ?? 1),
      }
    })
  await resize(page, narrowest - 1)
  await page.goto('/about-us')
  const narrow = await measured()
  expect(narrow.isBeside).toBe(false)
  await resize(page, narrowest)
  const wide = await measured()
  expect(wide.isBeside).toBe(true)
  expect(wide.shape).toBeGreaterThan(narrow.shape + 0.3)
})

/** Where the frame of the door begins, as a part of the width of the home page's wide picture. */
const doorBegins = 0.335

for (const [width, height] of [
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
] as const)
  test(`the text of the home page's hero ends before the door at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const { text, door } = await page.evaluate((part) => {
      const image = document.querySelector('main picture img')
      if (!(image instanceof HTMLImageElement)) throw new Error('The home page has no picture')
      const box = image.getBoundingClientRect()
      const whole = Math.max(box.width, (box.height * image.naturalWidth) / image.naturalHeight)
      const position = getComputedStyle(image).objectPosition.split(' ')[0] ?? ''
      // A position is a length, which is 0 here, or a part of the width that is cut off.
      const cutAtLeft = position.endsWith('%') ? ((whole - box.width) * parseFloat(position)) / 100 : 0
      const range = document.createRange()
      const ends = [...document.querySelectorAll('h1, h1 + p')].map((element) => {
        range.selectNodeContents(element)
        return range.getBoundingClientRect().right
      })
      return { text: Math.max(...ends), door: box.left - cutAtLeft + whole * part }
    }, doorBegins)
    expect(text).toBeLessThan(door)
  })
