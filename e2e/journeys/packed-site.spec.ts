import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { manifestFile, type Manifest } from '@virida/shared/platform/release/manifest'
import { unpackSite, type PackedSite } from '../fixtures/packed-site'
import { e2eReleases, ownSitePorts } from '../fixtures/sites'
import { startSite, timeUntil } from '../fixtures/started-site'

const port = ownSitePorts.packed

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let site: PackedSite
test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await unpackSite(e2eReleases('production'))
})
test.afterAll(() => site.remove())

/** Starts the packed site from its own folder, with a data folder of its own. */
async function startPacked(offset: number, args: string[] = []) {
  const data = mkdtempSync(path.join(tmpdir(), 'virida-packed-data-'))
  const started = await startSite({
    port: port + offset,
    releases: path.join(site.folder, 'releases'),
    cwd: site.folder,
    command: [...site.command, ...args],
    env: { ...site.env, MAIL_DATA_DIR: data },
  })
  const stop = async () => {
    await started.stop()
    rmSync(data, { recursive: true, force: true })
  }
  return { ...started, stop, outgoing: path.join(data, 'outgoing') }
}

test('the image of a packed site contains no development dependencies', () => {
  const installed = readdirSync(path.join(site.folder, 'node_modules'))
  expect(installed).toContain('react')
  for (const tool of ['tsx', 'esbuild', 'typescript', 'webpack', 'zod']) expect(installed).not.toContain(tool)
})

test('an unpacked site shows pages of every section', async ({ page }) => {
  const started = await startPacked(0)
  try {
    for (const address of ['/', '/warranty', '/find-a-dealer', '/egress-calculator']) {
      const response = await page.goto(started.origin + address)
      expect(response?.status()).toBe(200)
      await page.locator('html[data-alive]').waitFor({ state: 'attached' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    const health = await fetch(`${started.origin}/healthz`)
    expect(health.status).toBe(200)
    const check = ['programs/site/check.mjs', 'mail-service']
    const env = { ...process.env, PORT: String(port), MAIL_PORT: String(port + 1) }
    execFileSync('node', check, { cwd: site.folder, env })
    expect(() =>
      execFileSync('node', check, { cwd: site.folder, env: { ...env, MAIL_PORT: '1' }, stdio: 'pipe' }),
    ).toThrow(/does not answer 200/)
  } finally {
    await started.stop()
  }
})

test('an unpacked site delivers an enquiry and ends on SIGTERM', async () => {
  const started = await startPacked(2)
  try {
    const response = await fetch(`${started.origin}/api/send-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        subject: 'Contact Us - Ann Smith',
        body: '<table><tr><th>First name</th><td>Ann</td></tr></table>',
      }),
    })
    expect(await response.json()).toMatchObject({ ok: true })
    const mails = () => readdirSync(started.outgoing)
    // A file is there before its text is complete.
    const texts = () => mails().map((name) => readFileSync(path.join(started.outgoing, name), 'utf8'))
    await timeUntil(() => texts().some((text) => text.includes('Ann Smith')))
  } finally {
    await started.stop()
  }
  expect(await started.exited).toBe(0)
})

test('an unpacked site runs the gateway alone, and starts it again when it is killed', async () => {
  const started = await startPacked(4, ['gateway'])
  try {
    expect(started.pidOf('mail-service')).toBeUndefined()
    started.kill('gateway')
    await timeUntil(() =>
      fetch(started.origin).then(
        ({ status }) => status === 200,
        () => false,
      ),
    )
  } finally {
    await started.stop()
  }
})

test('the releases of an unpacked site are listed and rolled back', () => {
  const releases = mkdtempSync(path.join(tmpdir(), 'virida-packed-releases-'))
  const run = (...args: string[]) =>
    execFileSync('node', ['programs/releases/index.mjs', ...args], {
      cwd: site.folder,
      encoding: 'utf8',
      env: { ...process.env, RELEASES_DIR: releases },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  try {
    // Pictures are most of the bytes, and these commands do not read them, so they are not copied.
    const filter = (file: string) => path.basename(file) !== 'media'
    cpSync(path.join(site.folder, 'releases'), releases, { recursive: true, filter })
    expect(run()).toMatch(/^shell: \S+ \(live\)$/m)
    expect(() => run('rollback', 'mfe-browse')).toThrow(/nothing_to_roll_back/)
    expect(() => run('rollback', 'mfe-nothing')).toThrow(/app_unknown: .* Name one of shell, mfe-browse/)
    writeNextRelease(path.join(releases, 'mfe-tools'))
    // The image has no compiler, so only the comparison of the contracts is skipped.
    expect(run('publish', 'mfe-tools', '9.9.9')).toMatch(
      /TypeScript is not installed here[^]*mfe-tools 9\.9\.9 is live/,
    )
    const broken = writeNextRelease(path.join(releases, 'mfe-browse'))
    rmSync(path.join(broken, 'server/server.cjs'))
    expect(() => run('publish', 'mfe-browse', '9.9.9')).toThrow(/file_damaged: .*server\.cjs is missing/)
  } finally {
    rmSync(releases, { recursive: true, force: true })
  }
})

/**
 * Copies the only release of an app, with another version and another contract.
 * @returns The folder of the copy.
 */
function writeNextRelease(folder: string): string {
  const [version = ''] = readdirSync(folder)
  const next = path.join(folder, '9.9.9')
  cpSync(path.join(folder, version), next, { recursive: true })
  const file = path.join(next, manifestFile)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, version: '9.9.9', contract: 'export type SiteRoute = 1' }),
  )
  return next
}
