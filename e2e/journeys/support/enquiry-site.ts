import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { root } from '@virida/shared/platform/paths'
import type { Email } from 'postal-mime'
import { createGateway } from '../../../shell/gateway/src/app'
import { closeServer, listen } from '../../fixtures/listen'
import { ownProcesses } from '../../fixtures/own-processes'
import { e2eReleases, ownSitePorts } from '../../fixtures/sites'
import { SmtpSink } from './smtp-sink'

/** The first port. Each worker uses two: for its gateway and for its mail service. */
const firstPort = ownSitePorts.enquiry

/** A site with its own mail service, which a journey can stop and start, and its own mailbox. */
export class EnquirySite {
  readonly mailbox = new SmtpSink()
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), 'virida-enquiries-'))
  readonly #processes = ownProcesses()
  #gateway: Server | undefined
  #service: ChildProcess | undefined
  #smtpPort = 0

  constructor(readonly port: number) {}

  get origin() {
    return `http://localhost:${this.port}`
  }

  async start() {
    this.#smtpPort = await this.mailbox.start()
    await this.startService()
    const gateway = createGateway({
      releasesDir: e2eReleases('production'),
      mailUrl: `http://127.0.0.1:${this.port + 1}`,
      processes: this.#processes,
    })
    this.#gateway = await listen(gateway, this.port)
  }

  async startService() {
    const service = spawn(process.execPath, ['--import', 'tsx', 'mail-service/src/index.ts'], {
      cwd: root,
      env: { ...process.env, ...this.#settings() },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#service = service
    await new Promise<void>((resolve, reject) => {
      service.stdout.on('data', (line: Buffer) => line.includes('mail-service ready') && resolve())
      service.once('exit', (code) =>
        reject(new Error(`Cannot start the mail service: it ended with exit code ${code}`)),
      )
    })
  }

  /** Kills the mail service, as in a crash. */
  async killService() {
    const service = this.#service
    if (!service || service.exitCode !== null || service.signalCode !== null) return
    const ended = new Promise((resolve) => service.once('exit', resolve))
    service.kill('SIGKILL')
    await ended
  }

  async stop() {
    await closeServer(this.#gateway)
    await this.#processes.stop()
    await this.killService()
    await this.mailbox.stop()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }

  /** Waits for a message, and then some time to be sure that there is only one. */
  async onlyMessage(): Promise<Email> {
    await expect.poll(() => this.mailbox.messages.length, { timeout: 15_000 }).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(this.mailbox.messages.map(({ subject }) => subject)).toHaveLength(1)
    return this.mailbox.messages[0] as Email
  }

  #settings() {
    return {
      MAIL_PORT: String(this.port + 1),
      MAIL_DATA_DIR: this.#dataDir,
      MAIL_TO: 'service@virida.example.com',
      MAIL_FROM: 'website@virida.example.com',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(this.#smtpPort),
      SMTP_TLS: 'none',
      // A journey fills in forms faster than a person, which the service would take for a bot.
      SPAM_MIN_ELAPSED_MS: '0',
      RATE_PER_MINUTE: '1000',
      DISK_FLOOR_MB: '0',
      LOG_LEVEL: 'error',
    }
  }
}

/**
 * Labels and values in a mail, as they are displayed. A blank page parses the mail, because the policy of the site's
 * own pages forbids parsing HTML.
 */
export async function readFields(page: Page, { html = '' }: Email): Promise<Record<string, string>> {
  const blank = await page.context().newPage()
  const fields = await blank.evaluate((source) => {
    const mail = new DOMParser().parseFromString(source, 'text/html')
    mail.querySelectorAll('br').forEach((br) => br.replaceWith('\n'))
    const rows = [...mail.querySelectorAll('p')].flatMap((row) => {
      const label = row.querySelector('strong')?.textContent
      return label ? [[label.replace(/:$/, ''), (row.textContent ?? '').slice(label.length + 1)]] : []
    })
    return Object.fromEntries(rows) as Record<string, string>
  }, html)
  await blank.close()
  return fields
}

export const test = base.extend<{ site: EnquirySite }>({
  // Playwright opens the fixtures named in this pattern before the site and closes them after it, so the page is still
  // open when its site stops.
  site: async ({ page: _page }, use, { parallelIndex }) => {
    const site = new EnquirySite(firstPort + 2 * parallelIndex)
    await site.start()
    await use(site)
    await site.stop()
  },
})

export { expect } from '@playwright/test'
