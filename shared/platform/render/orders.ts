import { readFile } from 'node:fs/promises'
import { integrityOf } from '../integrity'
import type { BrowserFiles, Order } from './messages'

/** The server file of a release. */
export type ServerRelease = {
  app: string
  version: string
  /** Path of the file. */
  file: string
  /** Subresource Integrity hash of the file. A file that does not match it is not run. */
  integrity?: string
}

/** The browser files of a release. With them a section can be rendered as a browser would do it. */
export type BrowserRelease = { app: string; version: string; browser: () => Promise<BrowserFiles> }

/** An order without its id. */
export type NewOrder = Order extends infer Kind ? (Kind extends Order ? Omit<Kind, 'id'> : never) : never

/** Name under which a render process keeps what it has loaded. */
export const nameOf = (release: ServerRelease | BrowserRelease) =>
  `${release.app}@${release.version}${'browser' in release ? ' in a browser' : ''}`

/**
 * The order to run the files of a release.
 * @param shell Shell of a section, which provides its libraries.
 * @throws Error when a file cannot be read or is not the one that was built.
 */
export async function loadOrder(
  release: ServerRelease | BrowserRelease,
  shell?: ServerRelease,
): Promise<NewOrder> {
  const names = { release: nameOf(release), ...(shell ? { shell: nameOf(shell) } : {}) }
  if ('browser' in release) return { kind: 'load-browser', ...names, ...(await release.browser()) }
  const { file, integrity } = release
  const code = await readFile(file)
  if (integrity && integrityOf(code) !== integrity) throw new Error('it is not the file that was built')
  return { kind: 'load', ...names, file, code }
}
