import { cpus } from 'node:os'
import { chromium, type Browser } from '@playwright/test'
import { browserArguments } from '@virida/shared/platform/browser'
import { coldLoad, type Load } from '../loads/cold-load'
import { startVariants } from '../loads/variants'
import { writeSection } from '../write-section'
import { lineReport, lineVariants, type LineLoads } from './line-report'
import { startSlowLine } from './slow-line'

/** Pages with a large picture in the first screen. */
const pages = ['/', '/series/venetian-casement', '/contact-us']
const rounds = 5

/**
 * Measures pages with a large picture over a line that delivers in order. Writes docs/performance.md.
 * @returns Whether the goal of the large picture is reached with HTTP/1.1.
 */
export async function measureLine(): Promise<boolean> {
  const { origins, stop } = await startVariants()
  const browser = await chromium.launch({
    ...browserArguments,
    args: [...(browserArguments.args ?? []), '--ignore-certificate-errors'],
  })
  try {
    const loads: LineLoads = {}
    for (const page of pages) {
      const own: LineLoads[string] = (loads[page] = { bare: [], composed: [], http2: [] })
      // Round 0 is not counted: the server still has to render and compress.
      for (let round = 0; round <= rounds; round++) {
        for (const variant of lineVariants) {
          const load = await loadOverLine(browser, `${origins[variant]}${page}`, variant === 'bare')
          if (round > 0) own[variant].push(load)
        }
      }
      console.log(page)
    }
    const { text, isReached } = lineReport(loads, { node: process.version, cores: cpus().length, rounds })
    console.log(text)
    writeSection('A line that delivers in order', text)
    return isReached
  } finally {
    await browser.close()
    await stop()
  }
}

async function loadOverLine(browser: Browser, address: string, isBare: boolean): Promise<Load> {
  const url = new URL(address)
  const line = await startSlowLine(Number(url.port))
  try {
    url.port = String(line.port)
    return await coldLoad(browser, url.href, { isBare, isLineSlow: true })
  } finally {
    line.close()
  }
}
