import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { root } from '@virida/shared/platform/paths'
import { browserArguments } from '@virida/shared/platform/browser'
import { e2eReleases, sites } from './fixtures/sites'

/**
 * Journeys run against the real site: a release of each section, the gateway and the mail service. A journey that
 * publishes, breaks or stops something uses its own site (fixtures/own-site.ts).
 * The project `development` visits every page once with React's development build, which reports every hydration
 * mismatch.
 */
const serve = (name: keyof typeof sites, mode: 'production' | 'development') => ({
  name,
  command: 'node scripts/start.mjs --release',
  cwd: root,
  url: `http://localhost:${sites[name]}/healthz`,
  env: {
    NODE_ENV: mode,
    PORT: String(sites[name]),
    MAIL_PORT: String(sites[name] + 1),
    RELEASES_DIR: e2eReleases(mode),
    MAIL_DATA_DIR: process.env.E2E_MAIL_DIR ?? mkdtempSync(path.join(tmpdir(), 'virida-mail-')),
  },
  // Builds every app on the first run, both sites at the same time.
  timeout: 600_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
})

export default defineConfig({
  testDir: 'journeys',
  outputDir: path.join(root, '.cache', 'journeys'),
  fullyParallel: true,
  workers: 2,
  // The longest journeys take 45 s beside other programs. Machines that check changes can be three times slower.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  // No trace: its pictures of the page at each action take much of the time of a journey. Ask for one with `--trace=on`.
  use: { launchOptions: browserArguments },
  // The longest project goes first. If it ran last, only one worker would be busy.
  projects: [
    {
      name: 'development',
      testMatch: '**/*.development.spec.ts',
      use: { baseURL: `http://localhost:${sites.development}` },
    },
    {
      name: 'site',
      testIgnore: '**/*.development.spec.ts',
      use: { baseURL: `http://localhost:${sites.site}` },
    },
  ],
  webServer: [serve('site', 'production'), serve('development', 'development')],
})
