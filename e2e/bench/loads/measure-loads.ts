import { cpus } from 'node:os'
import { chromium, type Browser } from '@playwright/test'
import { browserArguments } from '@virida/shared/platform/browser'
import { writeFigures } from '../write-figures'
import { writeHead } from '../write-section'
import { coldLoad } from './cold-load'
import { audit } from './lighthouse'
import type { LoadOptions } from './load-options'
import { loadsFigures } from './loads-figures'
import { isWithinGoals, type Results } from './loads-goals'
import { loadsReport } from './loads-report'
import { navigate, navigationKinds } from './navigation'
import { debugPort, startVariants, variants, type Origins } from './variants'

/** The variants whose navigations are measured. The others have the same ones, or none. */
const navigating = ['plain', 'composed', 'http2'] as const

/**
 * Measures what a visitor with a slow phone waits for, with all variants in turn and an empty cache. Prints the report, and
 * writes docs/performance.md and docs/performance.json when everything is measured.
 * @returns Whether no goal is missed by more than the spread of the loads.
 */
export async function measureLoads(options: LoadOptions): Promise<boolean> {
  const { pages, rounds, against, hasAudits, isComplete } = options
  const { origins, stop } = await startVariants(against)
  const browser = await chromium.launch({
    ...browserArguments,
    args: [
      ...(browserArguments.args ?? []),
      `--remote-debugging-port=${debugPort}`,
      // With an exception for each page instead, the browser would cache nothing of the site with TLS.
      '--ignore-certificate-errors',
    ],
  })
  try {
    const results: Results = {
      loads: await measurePages(browser, origins, options),
      navigations: await measureNavigations(browser, origins, rounds),
      lighthouse: {},
    }
    for (const route of hasAudits ? pages : [])
      results.lighthouse[route] = await audit(origins.composed + route, debugPort)
    const machine = {
      chromium: browser.version(),
      node: process.version,
      cores: cpus().length,
      rounds,
      ...(against ? { against } : {}),
    }
    const report = loadsReport(results, machine)
    console.log(report)
    if (isComplete) {
      writeHead(report)
      writeFigures(loadsFigures(results, machine))
    }
    return isWithinGoals(results)
  } finally {
    await browser.close()
    await stop()
  }
}

async function measurePages(browser: Browser, origins: Origins, { pages, rounds }: LoadOptions) {
  const loads: Results['loads'] = {}
  for (const route of pages) {
    const own: Results['loads'][string] = (loads[route] = {})
    // Round 0 is not counted: the server still has to render and compress.
    for (let round = 0; round <= rounds; round++) {
      for (const variant of variants) {
        const origin = origins[variant]
        if (!origin) continue
        const load = await coldLoad(browser, origin + route, { isBare: variant === 'bare' })
        if (round > 0) (own[variant] ??= []).push(load)
      }
    }
    console.log(route)
  }
  return loads
}

async function measureNavigations(browser: Browser, origins: Origins, rounds: number) {
  const navigations: Results['navigations'] = {}
  for (let round = 0; round < rounds; round++) {
    for (const variant of navigating) {
      const origin = origins[variant]
      if (!origin) continue
      const own = (navigations[variant] ??= { warm: [], phone: [], cold: [] })
      for (const kind of navigationKinds) own[kind].push(await navigate(browser, origin, kind))
    }
  }
  return navigations
}
