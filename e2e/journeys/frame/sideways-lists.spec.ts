import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../../fixtures/watched-page'

/** The focused element if it is in a list that scrolls sideways: its name, and how much of it is cut off at the sides of the list. */
const focusedInList = (page: Page) =>
  page.evaluate(() => {
    const item = document.activeElement
    const list = item?.closest('ul')
    if (!item || !list || list.scrollWidth <= list.clientWidth) return undefined
    const [inner, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()]
    const name = item.getAttribute('aria-label') ?? item.textContent
    return { name, cut: Math.max(outer.left - inner.left, inner.right - outer.right, 0) }
  })

// A page of 1280 px has 320 px at a zoom of 400 %.
for (const [address, fewest] of [
  ['/gallery/bellagio_ironwood', 40],
  ['/series/venetian-casement', 8],
] as const)
  test(`the Tab key shows each item of the sideways lists of ${address} at a zoom of 400 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(address)
    await waitForHydration(page)
    const seen: string[] = []
    const cutOff: string[] = []
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab')
      const focused = await focusedInList(page)
      if (focused) seen.push(focused.name)
      if (focused && focused.cut > 1) cutOff.push(`${focused.name}: ${focused.cut} px`)
    }
    expect(seen.length).toBeGreaterThan(fewest)
    expect(cutOff).toEqual([])
  })
