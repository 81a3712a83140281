import type { Browser } from '@playwright/test'
import { slowPhone } from './slow-phone'

/** A click on a link that leads to a page of another section. Time in ms from the click until the page is painted. */
export type Navigation = { ms: number; requests: number }

const from = '/'
const link = 'footer a[href="/become-a-dealer"]'
const heading = 'Becoming a Dealer'

/**
 * Goes from the home page to the form for dealers, which another team releases.
 * @param isWarm Whether the pointer rests on the link before it is pressed.
 */
export async function navigate(browser: Browser, origin: string, isWarm: boolean): Promise<Navigation> {
  const { page, session } = await slowPhone(browser)
  await page.goto(origin + from, { waitUntil: 'load', timeout: 120_000 })
  await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: 60_000 })
  const target = page.locator(link).filter({ visible: true }).first()
  // Moves the link into view without the pointer, which would make its section load.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  if (isWarm) {
    await target.hover()
    await page.waitForTimeout(500)
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
  }
  let requests = 0
  session.on('Network.requestWillBeSent', () => requests++)
  const ms = await target.evaluate(async (element, text) => {
    const start = performance.now()
    ;(element as HTMLElement).click()
    while (document.querySelector('h1')?.textContent !== text) {
      if (performance.now() - start > 30_000) throw new Error(`Cannot measure: "${text}" did not appear`)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    // A task after the next frame runs when that frame is painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, heading)
  await page.context().close()
  return { ms, requests }
}
