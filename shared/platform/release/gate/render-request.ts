import path from 'node:path'
import type { ServerRelease } from '../../render/orders'
import type { RenderRequest } from '../../render/render-process'
import type { Manifest } from '../manifest'
import { releaseFolder } from '../read-release'
import type { Site } from './site'

/** Pages are rendered at the address of a site that does not exist. */
export const siteOrigin = 'https://gate.invalid'

/** @throws Error when the site has no shell. */
export function requestOf(
  { dir, shell, composition, ownerOf }: Site,
  address: string,
  section?: Manifest,
): RenderRequest {
  if (!shell) throw new Error('A site without a shell shows no pages')
  return {
    url: new URL(address, siteOrigin),
    composition,
    owner: section && ownerOf(address),
    shell: serverOf(dir, shell),
    section: section && serverOf(dir, section),
  }
}

export const serverOf = (dir: string, { app, version, server }: Manifest): ServerRelease => ({
  app,
  version,
  file: path.join(releaseFolder(dir, app, version), server),
})
