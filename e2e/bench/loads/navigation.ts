import type { Browser, CDPSession } from '@playwright/test'
import { newVisitor, slowPhone } from './slow-phone'

/**
 * `warm`: the pointer has rested on the link before it is pressed, on a computer. `phone`: the same on a slow phone with a mouse.
 * `cold`: the link is pressed at once, on a slow phone.
 */
export const navigationKinds = ['warm', 'phone', 'cold'] as const
export type NavigationKind = (typeof navigationKinds)[number]

/** A click on a link that leads to a page of another section. */
export type Navigation = {
  /** Time from the click until the page is painted, in ms. */
  ms: number
  /** Requests after the click, without those that the paint does not wait for: pictures, and the icon of the page. */
  requests: number
}

/** Kinds of requests that the paint does not wait for. Chromium calls the icon of a page "Other". */
const notAwaited = ['Image', 'Other']

const computer = { viewport: { width: 1440, height: 900 } }
const from = '/'
const link = 'footer a[href="/become-a-dealer"]'
const heading = 'Becoming a Dealer'

/** Goes from the home page to the form for dealers, which another team releases. */
export async function navigate(browser: Browser, origin: string, kind: NavigationKind): Promise<Navigation> {
  const { page, session } = kind === 'warm' ? await newVisitor(browser, computer) : await slowPhone(browser)
  await page.goto(origin + from, { waitUntil: 'load', timeout: 120_000 })
  await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: 60_000 })
  const target = page.locator(link).filter({ visible: true }).first()
  // Moves the link into view without the pointer, which would make its section load.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForLoadState('networkidle', { timeout: 60_000 })
  if (kind !== 'cold') {
    const quiet = untilQuiet(session)
    await target.hover()
    await quiet
  }
  let requests = 0
  session.on('Network.requestWillBeSent', ({ type }) => (requests += notAwaited.includes(type ?? '') ? 0 : 1))
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

/** Resolves when there has been no request for a second. */
async function untilQuiet(session: CDPSession): Promise<void> {
  const open = new Set<string>()
  let lastAt = performance.now()
  const note = (change: (id: string) => void) => (event: { requestId: string }) => {
    change(event.requestId)
    lastAt = performance.now()
  }
  session.on(
    'Network.requestWillBeSent',
    note((id) => open.add(id)),
  )
  for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    session.on(
      end,
      note((id) => open.delete(id)),
    )
  const startedAt = performance.now()
  while (open.size > 0 || performance.now() - lastAt < 1000) {
    if (performance.now() - startedAt > 60_000) throw new Error('Cannot measure: requests do not end')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
