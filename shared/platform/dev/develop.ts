import { lstatSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths'
import { versionsOf } from '../release/build/built-releases'
import { writeDevBuild } from '../release/dev-build'
import { releaseFolder } from '../release/read-release'
import { publishAll } from '../release/registry/registry'
import { initRegistry, readRegistry } from '../release/registry/registry-folder'
import { remoteSite, type RemoteSite } from '../release/remote/ask-site'
import { fetchLiveReleases } from '../release/remote/live-releases'
import { linkReleases } from './link-live-releases'
import { watchApp } from './watch-app'

/** Earlier releases that are kept: open tabs and the render processes may still read them. */
const keptReleases = 4

export type Development = {
  /** The app that is built from its sources. */
  app: string
  /** Folder of the releases that the developer sees. */
  dir: string
  /** Puts releases of the other apps into the folder. @returns The version of each. */
  addOthers: () => Promise<Record<string, string>>
  /** Origin of the site that the other releases come from, if it is another one. It has their pictures. */
  against?: string
}

/**
 * Lets the builds and programs that this process starts work for development.
 * @param against Address of the site whose live releases are used. Without it, those of this checkout are.
 * @returns The folder of the releases that the developer sees.
 */
export function developmentDir(against: string | undefined): string {
  const dir = path.join(root, '.cache', against === undefined ? 'dev' : 'dev-against')
  process.env.NODE_ENV = 'development'
  process.env.RELEASES_DIR = dir
  // Not the folder of `npm start`, which another program may be using.
  process.env.MAIL_DATA_DIR ??= path.join(root, '.cache', 'dev-mail')
  return dir
}

/**
 * Builds an app after each change and makes it live in a folder of its own, among releases of the other apps.
 * Resolves when the first build is live, or has failed and its errors can be shown.
 */
export async function develop({ app, dir, addOthers, against }: Development): Promise<void> {
  initRegistry(dir)
  unlinkMedia(dir, app)
  const others = addOthers()
  const origin = against === undefined ? {} : { against }
  const publishWith = async (own: Record<string, string>) => publishAll(dir, { ...(await others), ...own })
  await new Promise<void>((resolve, reject) => {
    others.catch(reject)
    const handlers = {
      onRelease: async (version: string) => {
        await publishWith({ [app]: version })
        writeDevBuild(dir, { state: 'live', app, version, ...origin })
        console.log(`${app} ${version} is live`)
        removeOldReleases(dir, app)
        resolve()
      },
      onFailure: (errors: string) => {
        console.error(errors)
        writeDevBuild(dir, { state: 'failed', app, errors, ...origin })
        // The other pages can be read, and show the errors.
        publishWith({}).then(() => resolve(), reject)
      },
    }
    watchApp(app, dir, handlers).then((stop) => process.on('exit', () => stop()), reject)
  })
}

/**
 * Develops an app among the live releases of a running site, with its shell. RELEASE_TOKEN has the token of the app.
 * Pictures are not copied: the gateway gets them from the site when a page shows them.
 * @param address What follows `--against`.
 * @throws ReleaseError as `remoteSite` and `fetchLiveReleases` do.
 */
export async function developAgainst(app: string, dir: string, address: string): Promise<void> {
  const site = remoteSite(address)
  // Another site may have other apps.
  rmSync(dir, { recursive: true, force: true })
  await develop({ app, dir, against: site.origin, addOthers: () => linkReleasesOf(site, app, dir) })
}

async function linkReleasesOf(site: RemoteSite, app: string, dir: string) {
  const copies = path.join(root, '.cache', 'live-releases')
  const versions = await fetchLiveReleases(site, app, copies)
  linkReleases(copies, dir, versions)
  return versions
}

function removeOldReleases(dir: string, app: string) {
  const { active = '', earlier = [] } = readRegistry(dir).apps[app] ?? {}
  const kept = [active, ...earlier.slice(0, keptReleases)]
  for (const version of versionsOf(dir, app))
    if (!kept.includes(version)) rmSync(releaseFolder(dir, app, version), { recursive: true, force: true })
}

/** The pictures of an app that was not developed before are those of its live release, which stay as they are. */
function unlinkMedia(dir: string, app: string) {
  const media = path.join(dir, app, 'media')
  if (lstatSync(media, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(media)
}
