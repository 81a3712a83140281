import { rmSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import type { Server } from 'node:http'
import { chromium, type Browser } from '@playwright/test'
import { browserArguments } from '@virida/shared/platform/browser'
import { ports } from '@virida/shared/platform/config/ports'
import { root } from '@virida/shared/platform/paths'
import { buildRelease } from '@virida/shared/platform/release/build/build-release'
import { makeReleases } from '../../../scripts/make-releases'
import { createGateway } from '../../../shell/gateway/src/app'
import { closeServer, listen } from '../../fixtures/listen'
import { ownProcesses } from '../../fixtures/own-processes'
import { writeFigures } from '../write-figures'
import { writeHead } from '../write-section'
import { createBareSite } from './bare-server'
import { coldLoad } from './cold-load'
import { isWithinGoals, loadsReport, loadsFigures, type Results, type Variant } from './loads-report'
import { audit } from './lighthouse'
import { createMonolith } from './monolith-server'
import { navigate } from './navigation'
import { routes } from './routes'

const rounds = 5
const port = ports.e2e + 200
const releases = path.join(root, '.cache', 'bench')

/**
 * Measures what a visitor with a slow phone waits for. The same sources are built as one program (the monolith) and as
 * composed sections; the composed pages without their programs (bare) are the limit. All are loaded in turn with an empty
 * cache. Writes docs/performance.md and docs/performance.json.
 * @returns Whether no goal is missed by more than the spread of the loads.
 */
export async function measureLoads(): Promise<boolean> {
  await makeReleases(releases, { replaceLive: true })
  rmSync(path.join(releases, 'monolith'), { recursive: true, force: true })
  const { version } = await buildRelease(
    'monolith',
    releases,
    path.join(root, 'e2e', 'bench', 'loads', 'monolith'),
  )

  const processes = ownProcesses()
  const composed = createGateway({ releasesDir: releases, mailUrl: 'http://127.0.0.1:9', processes })
  const variants = {
    bare: createBareSite(composed),
    monolith: createMonolith(releases, version),
    composed,
  }
  const origins = {} as Record<Variant, string>
  const servers: Server[] = []
  const debugPort = port + 10
  const browser = await chromium.launch({
    ...browserArguments,
    args: [...(browserArguments.args ?? []), `--remote-debugging-port=${debugPort}`],
  })
  try {
    for (const [index, [name, app]] of Object.entries(variants).entries()) {
      servers.push(await listen(app, port + index))
      origins[name as Variant] = `http://localhost:${port + index}`
    }
    const results: Results = {
      loads: await measurePages(browser, origins),
      navigations: await measureNavigations(browser, origins.composed),
      lighthouse: {},
    }
    for (const route of routes) results.lighthouse[route] = await audit(origins.composed + route, debugPort)
    const machine = {
      chromium: browser.version(),
      node: process.version,
      cores: cpus().length,
      rounds,
    }
    const report = loadsReport(results, machine)
    writeHead(report)
    writeFigures(loadsFigures(results, machine))
    console.log(report)
    return isWithinGoals(results)
  } finally {
    await browser.close()
    for (const server of servers) await closeServer(server)
    await processes.stop()
  }
}

async function measurePages(browser: Browser, origins: Record<Variant, string>): Promise<Results['loads']> {
  const loads: Results['loads'] = {}
  for (const route of routes) {
    const own = (loads[route] = { bare: [], monolith: [], composed: [] } as Results['loads'][string])
    // Round 0 is not counted: the server still has to render and compress.
    for (let round = 0; round <= rounds; round++) {
      for (const [variant, origin] of Object.entries(origins) as [Variant, string][]) {
        const load = await coldLoad(browser, origin + route, { isBare: variant === 'bare' })
        if (round > 0) own[variant].push(load)
      }
    }
    console.log(route)
  }
  return loads
}

async function measureNavigations(browser: Browser, origin: string): Promise<Results['navigations']> {
  const navigations: Results['navigations'] = { warm: [], cold: [] }
  for (let round = 0; round < rounds; round++) {
    navigations.warm.push(await navigate(browser, origin, true))
    navigations.cold.push(await navigate(browser, origin, false))
  }
  return navigations
}
