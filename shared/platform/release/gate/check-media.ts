import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RenderedPage } from '../../contract/shell-server'
import { mediaUrl } from '../../paths'
import { differingMedia } from '../errors'
import type { Manifest } from '../manifest'
import { readMediaList } from '../media-list'
import { releaseFolder } from '../read-release'
import { faultOf } from './check-files'
import type { Problem } from './problem'

/** Problems that are named of one release. A lost folder would name thousands of files. */
const most = 5

/** The address of a picture, film or font, in the HTML of a page or in a style sheet. */
const mediaAddress = /\/r\/[\w-]+\/media\/[\w.-]+/g

const mediaOf = (text: string): string[] => [
  ...new Set([...text.matchAll(mediaAddress)].map(([address]) => address)),
]

/** Addresses of the pictures, films and fonts that a page shows. */
export const mediaIn = (page: RenderedPage): string[] => (page.kind === 'redirect' ? [] : mediaOf(page.html))

/**
 * Compares the pictures, films and fonts that a release lists with their hashes. They are in one folder for all releases of
 * the app, so a file of another release may have the name of one of this release.
 */
export async function checkMediaFiles(
  dir: string,
  manifest: Manifest,
  signal?: AbortSignal,
): Promise<Problem[]> {
  const { app, version } = manifest
  const folder = path.join(dir, app, 'media')
  const problems: Problem[] = []
  for (const [name, hash] of Object.entries(readMediaList(dir, manifest) ?? {})) {
    const fault = await faultOf(path.join(folder, name), hash, signal)
    if (!fault) continue
    if (problems.length === most) {
      const message = `${app} ${version}: more of its pictures or fonts have such a problem.`
      return [...problems, { code: 'media_missing', message }]
    }
    problems.push(
      fault === 'missing'
        ? missing(manifest, `its list of media names ${name}`)
        : { code: 'media_differs', message: differingMedia(app, name, folder).message },
    )
  }
  return problems
}

/**
 * Looks for the pictures, films and fonts of an app that pages and its style sheets show. If the release has a list, they
 * must be in it, because nothing else says which content they have.
 * @param shown Their addresses, each with a page that shows it.
 */
export function checkMedia(dir: string, manifest: Manifest, shown: ReadonlyMap<string, string>): Problem[] {
  const { app, version, files, preload } = manifest
  const own = mediaUrl(app)
  const list = readMediaList(dir, manifest)
  const isThere = (name: string) =>
    list ? Object.hasOwn(list, name) : existsSync(path.join(dir, app, 'media', name))
  const used = new Map(shown)
  for (const address of preload) used.set(address, 'its list of preloads')
  for (const name of Object.keys(files).filter((file) => file.endsWith('.css'))) {
    const text = readFileSync(path.join(releaseFolder(dir, app, version), 'client', name), 'utf8')
    for (const address of mediaOf(text)) used.set(address, name)
  }
  return [...used]
    .filter(([address]) => address.startsWith(own) && !isThere(address.slice(own.length)))
    .map(([address, from]) => missing(manifest, `${from} shows ${address}`))
}

const missing = ({ app, version }: Manifest, why: string): Problem => ({
  code: 'media_missing',
  message: `${app} ${version}: ${why}, and the release has no such file. Build the release again.`,
})
