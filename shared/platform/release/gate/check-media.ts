import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RenderedPage } from '../../contract/shell-server'
import { mediaUrl } from '../../paths'
import type { Manifest } from '../manifest'
import { releaseFolder } from '../read-release'
import type { Problem } from './problem'

/** The address of a picture, film or font, in the HTML of a page or in a style sheet. */
const mediaAddress = /\/r\/[\w-]+\/media\/[\w.-]+/g

const mediaOf = (text: string): string[] => [
  ...new Set([...text.matchAll(mediaAddress)].map(([address]) => address)),
]

/** Addresses of the pictures, films and fonts that a page shows. */
export const mediaIn = (page: RenderedPage): string[] => (page.kind === 'redirect' ? [] : mediaOf(page.html))

/**
 * Looks for the pictures, films and fonts of an app that pages and its style sheets show. They are in one folder for all
 * its releases, and the manifest does not describe them: their names contain a hash of their content.
 * @param shown Their addresses, each with a page that shows it.
 */
export function checkMedia(dir: string, manifest: Manifest, shown: ReadonlyMap<string, string>): Problem[] {
  const { app, version, files, preload } = manifest
  const own = mediaUrl(app)
  const used = new Map(shown)
  for (const address of preload) used.set(address, 'its list of preloads')
  for (const name of Object.keys(files).filter((file) => file.endsWith('.css'))) {
    const text = readFileSync(path.join(releaseFolder(dir, app, version), 'client', name), 'utf8')
    for (const address of mediaOf(text)) used.set(address, name)
  }
  return [...used]
    .filter(
      ([address]) =>
        address.startsWith(own) && !existsSync(path.join(dir, app, 'media', address.slice(own.length))),
    )
    .map(([address, from]) => ({
      code: 'media_missing',
      message: `${app} ${version}: ${from} shows ${address}, and there is no such file. Build the release again.`,
    }))
}
