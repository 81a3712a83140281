import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hono } from 'hono'
import { notFoundAddress } from '@virida/shared/site/addresses/pages'
import { sharedCacheHeaders } from '../http/shared-caches'
import type { LiveRegistry } from '../releases/live-registry'
import { siteAddresses } from './addresses'
import { ExportError } from './export-error'
import type { Exported } from './header-rules'
import { hostFiles } from './host-files'
import type { Redirect } from './nginx-config'

/** The gateway whose answers are written, and the registry that it follows. */
type Source = { app: Hono; registry: LiveRegistry }

/** Encodings in which each answer is written, with the extension of the file. */
const encodings = { identity: '', br: '.br', gzip: '.gz' } as const

/** The file that static hosts show for an unknown address. */
const notFoundFile = '/404.html'

/**
 * Writes the answers of a gateway as files for a static host: pages, files of the live releases, and what the host needs
 * to know about headers and redirects.
 * @param folder Folder that does not exist yet or is empty. After an error it is as it was before.
 * @returns Number of pages and files.
 * @throws ExportError, and ReleaseError when a live release is missing or damaged.
 */
export async function exportSite({ app, registry }: Source, folder: string) {
  await refuseFilled(folder)
  await mkdir(path.dirname(folder), { recursive: true })
  const staging = await mkdtemp(`${folder}.partial-`)
  try {
    const snapshot = registry.snapshot()
    const { pages, folders, files } = siteAddresses(snapshot, registry.store)
    const writer = new Writer(app, staging)
    for (const page of pages) await writer.writePage(page)
    for (const file of files) await writer.write(file, file)
    for (const name of folders) await writer.noteUnknownBelow(name)
    if (registry.snapshot() !== snapshot)
      throw new ExportError(
        'published_meanwhile',
        'Cannot export the site: a release was published meanwhile. Export it again.',
      )
    for (const [name, text] of Object.entries(hostFiles(writer.exported, writer.redirects, folder)))
      await writeFile(path.join(staging, name), text)
    await rm(folder, { recursive: true, force: true })
    // `mkdtemp` makes a folder that only its owner can read.
    await chmod(staging, 0o755)
    await rename(staging, folder)
    return { pages: pages.length, files: files.length }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function refuseFilled(folder: string) {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (entries.length > 0)
    throw new ExportError(
      'folder_not_empty',
      `Cannot export the site to ${folder}: it is not empty. Name a new folder.`,
    )
}

const refused = (address: string, status: number) =>
  new ExportError(
    'answer_refused',
    `Cannot export the site: ${address} answers ${status} or shows an error. Mend the page, or roll its release back.`,
  )

class Writer {
  readonly exported: Exported[] = []
  readonly redirects: Redirect[] = []

  constructor(
    readonly app: Hono,
    readonly folder: string,
  ) {}

  /** Writes a page as `about-us.html`, or notes its redirect. */
  async writePage(address: string) {
    const { headers, status } = await this.#ask(address, 'identity')
    const to = headers.get('Location')
    if (to) {
      this.redirects.push({ from: address, to, status })
      return
    }
    // A shared cache may keep every document that the live releases have rendered without an error.
    if (!Object.keys(sharedCacheHeaders).every((name) => headers.has(name))) throw refused(address, status)
    const name = address === '/' ? '/index' : address
    await this.write(address, address === notFoundAddress ? notFoundFile : `${name}.html`)
  }

  async write(address: string, file: string) {
    for (const [encoding, extension] of Object.entries(encodings)) {
      const answer = await this.#ask(address, encoding)
      if (!answer.ok && file !== notFoundFile) throw refused(address, answer.status)
      // The gateway has no compressed form of a picture.
      if ((answer.headers.get('Content-Encoding') ?? 'identity') !== encoding) continue
      const target = path.join(this.folder, file + extension)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, new Uint8Array(await answer.arrayBuffer()))
      if (encoding === 'identity') this.exported.push({ address, file, headers: answer.headers })
    }
  }

  /** Notes where an address leads whose parameter is unknown. */
  async noteUnknownBelow(address: string) {
    const answer = await this.#ask(`${address}/-`, 'identity')
    await answer.arrayBuffer()
    const to = answer.headers.get('Location')
    if (to) this.redirects.push({ from: `${address}/*`, to, status: answer.status })
  }

  #ask = (address: string, encoding: string) =>
    Promise.resolve(this.app.request(address, { headers: { 'Accept-Encoding': encoding } }))
}
