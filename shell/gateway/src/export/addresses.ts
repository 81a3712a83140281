import { existsSync, readdirSync } from 'node:fs'
import { withdrawnAddress } from '@virida/shared/platform/contract/composition'
import { mediaUrl, releaseUrl } from '@virida/shared/platform/paths'
import type { Registry } from '@virida/shared/platform/release/registry/registry-schema'
import { listedAddresses } from '@virida/shared/platform/release/routes/listed-addresses'
import { robotsAddress, sitemapAddress } from '../pages/sitemap'
import type { ReleaseStore } from '../releases/release-store'
import type { Snapshot } from '../releases/snapshot'

/** Everything that a browser can get from the live releases. */
export type SiteAddresses = {
  pages: readonly string[]
  /** Addresses below which pages have a parameter: `/series` of `/series/:seriesType?`. */
  folders: readonly string[]
  files: readonly string[]
}

/** A copy of a file in another encoding. The gateway chooses it by `Accept-Encoding`. */
const encodedCopy = /\.(?:br|gz)$/

/** @throws ReleaseError when a live release is missing or damaged. */
export function siteAddresses(snapshot: Snapshot, store: ReleaseStore): SiteAddresses {
  const releases = liveReleases(snapshot.registry, store)
  const routes = releases.flatMap(({ manifest }) => manifest.routes)
  const folders = routes.flatMap(({ path }) => /^(\/.+?)\/:/.exec(path)?.[1] ?? [])
  return {
    pages: unique([...listedAddresses(routes), ...folders]),
    folders: unique(folders),
    files: [
      robotsAddress,
      sitemapAddress,
      withdrawnAddress,
      ...(snapshot.table ? [snapshot.table.address] : []),
      ...snapshot.publicFiles.keys(),
      ...releases.flatMap(({ app, manifest }) => [
        ...Object.keys(manifest.files).map((file) => releaseUrl(app, manifest.version) + file),
        ...mediaOf(store.mediaFolder(app)).map((file) => mediaUrl(app) + file),
      ]),
    ],
  }
}

const liveReleases = ({ apps }: Registry, store: ReleaseStore) =>
  Object.entries(apps).map(([app, { active }]) => ({ app, ...store.release(app, active) }))

/** Pictures and fonts of an app. An app without any has no such folder. */
const mediaOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => !encodedCopy.test(file)) : []

const unique = (texts: readonly string[]) => [...new Set(texts)]
