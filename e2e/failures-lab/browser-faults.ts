import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { integrityOf } from '@virida/shared/platform/integrity'
import { manifestFile, type Manifest } from '@virida/shared/platform/release/manifest'
import type { OwnSite } from '../fixtures/own-site-server'

/**
 * The section with the fault, and the headings by which its releases are recognized: the one before the faulty
 * release, the faulty one, and a newer one.
 */
export const faulty = {
  ...{ app: 'mfe-support', version: '9.0.0', path: '/support', link: 'Support' },
  before: 'How Can We Help You Today?',
  own: 'How May We Help You Today?',
  newer: 'How Shall We Help You Today?',
}

export type Outcome = `${'own release' | 'release before' | 'newer release'}, ${'same' | 'new'} document`

export type BrowserFault = {
  name: string
  /** Breaks the site or what arrives in the browser, before the first document is loaded. */
  before?: (page: Page, site: OwnSite) => Promise<unknown> | void
  /** Changes what is live: before the page is loaded, or while the home page is open (navigation). */
  whileOpen?: (site: OwnSite) => Promise<unknown>
  /** What a visitor must get on loading the page, and on navigating to it. */
  expected: { load: Outcome; navigation: Outcome }
}

const files = {
  entry: /\/r\/mfe-support\/9\.0\.0\/remoteEntry\.mjs/,
  chunk: /\/r\/mfe-support\/9\.0\.0\/support\.\w+\.mjs/,
  'style sheet': /\/r\/mfe-support\/9\.0\.0\/support\.\w+\.css/,
}

const missing = (name: keyof typeof files): BrowserFault => ({
  name: `missing ${name}`,
  before: (page) => page.route(files[name], (route) => route.abort()),
  expected: { load: 'own release, same document', navigation: 'release before, same document' },
})

/** A changed script that runs leaves a mark, and a changed style sheet hides the heading. */
const changed = (name: keyof typeof files): BrowserFault => ({
  name: `changed ${name}`,
  before: (page) =>
    page.route(files[name], async (route) => {
      const response = await route.fetch()
      const addition = name === 'style sheet' ? 'h1{display:none}' : ';globalThis.hasRun=true'
      await route.fulfill({ response, body: (await response.text()) + addition })
    }),
  expected: { load: 'own release, same document', navigation: 'release before, same document' },
})

/** Replaces the heading in the server file with an object, which makes React throw. */
function throwOnServer(_page: Page, site: OwnSite) {
  const folder = path.join(site.dir, faulty.app, faulty.version)
  const manifest = JSON.parse(readFileSync(path.join(folder, manifestFile), 'utf8')) as Manifest
  const server = path.join(folder, manifest.server)
  const code = readFileSync(server, 'utf8')
  const broken = code.replace(/(["'`])How May We Help You Today\?\1/g, '({broken:1})')
  if (broken === code) throw new Error(`Cannot break ${server}: it has no heading to break`)
  writeFileSync(server, broken)
  const serverIntegrity = integrityOf(readFileSync(server))
  writeFileSync(path.join(folder, manifestFile), JSON.stringify({ ...manifest, serverIntegrity }))
}

export const browserFaults: BrowserFault[] = [
  missing('entry'),
  missing('chunk'),
  missing('style sheet'),
  changed('entry'),
  changed('chunk'),
  changed('style sheet'),
  {
    name: 'a page that throws when the server renders it',
    before: throwOnServer,
    expected: { load: 'release before, same document', navigation: 'own release, same document' },
  },
  {
    name: 'the release is taken back while a tab is open',
    whileOpen: (site) => site.rollBack(faulty.app),
    expected: { load: 'release before, same document', navigation: 'release before, new document' },
  },
  {
    name: 'another release is published while a tab is open',
    whileOpen: (site) => site.publishWithText(faulty.app, '9.1.0', faulty.own, faulty.newer),
    expected: { load: 'newer release, same document', navigation: 'own release, same document' },
  },
]
