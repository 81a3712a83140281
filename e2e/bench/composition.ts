import { rmSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import type { Server } from 'node:http'
import { chromium } from '@playwright/test'
import { ports } from '@virida/shared/platform/config/ports'
import { root } from '@virida/shared/platform/paths'
import { buildRelease } from '@virida/shared/platform/release/build-release'
import { makeReleases } from '../../scripts/make-releases'
import { createGateway } from '../../shell/gateway/src/app'
import { browserArguments } from '@virida/shared/platform/browser'
import { closeServer, listen } from '../fixtures/listen'
import { ownProcesses } from '../fixtures/own-processes'
import { coldLoad, type Load } from './measure'
import { createMonolith } from './monolith-server'
import { performanceReport } from './report'
import { writeHead } from './write-section'

/*
 * Measures what the composition at run time costs a visitor with a slow phone. The same sources are built as one
 * program (the monolith) and as composed sections, and loaded in turn with an empty cache. Writes docs/performance.md.
 */
const pages = ['/', '/catalog']
const rounds = 5
const port = ports.e2e + 200
const releases = path.join(root, '.cache', 'bench')

process.env.NODE_ENV = 'production'
await makeReleases(releases, { replaceLive: true })
rmSync(path.join(releases, 'monolith'), { recursive: true, force: true })
const { version } = await buildRelease('monolith', releases, path.join(root, 'e2e', 'bench', 'monolith'))

const processes = ownProcesses()
const variants = {
  monolith: createMonolith(releases, version),
  composed: createGateway({ releasesDir: releases, mailUrl: 'http://127.0.0.1:9', processes }),
}
const origins: Record<string, string> = {}
const servers: Server[] = []
for (const [index, [name, app]] of Object.entries(variants).entries()) {
  servers.push(await listen(app, port + index))
  origins[name] = `http://localhost:${port + index}`
}

const browser = await chromium.launch(browserArguments)
const results: Record<string, Record<string, Load[]>> = {}
try {
  for (const page of pages) {
    results[page] = { monolith: [], composed: [] }
    // The first load of each is not counted: the server still has to render and compress.
    for (const origin of Object.values(origins)) await coldLoad(browser, origin + page)
    for (let round = 0; round < rounds; round++) {
      for (const name of Object.keys(variants)) {
        const load = await coldLoad(browser, `${origins[name]}${page}`)
        results[page][name]?.push(load)
        console.log(page, name, `FCP ${load.fcp.toFixed(0)}, ready ${load.ready.toFixed(0)} ms`)
      }
    }
  }
} finally {
  const chromiumVersion = browser.version()
  await browser.close()
  for (const server of servers) await closeServer(server)
  await processes.stop()
  const report = performanceReport(results, {
    chromium: chromiumVersion,
    node: process.version,
    cores: cpus().length,
    rounds,
  })
  writeHead(report)
  console.log(report)
}
