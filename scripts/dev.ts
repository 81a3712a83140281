import { lstatSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { shellName } from '@virida/shared/platform/contract/composition'
import { apps, isAppName, releasesDir, root } from '@virida/shared/platform/paths'
import { builtRelease, versionsOf } from '@virida/shared/platform/release/build/built-releases'
import { writeDevBuild } from '@virida/shared/platform/release/dev-build'
import { releaseFolder } from '@virida/shared/platform/release/read-release'
import { knownApps } from '@virida/shared/platform/release/registry/known-apps'
import { publishAll } from '@virida/shared/platform/release/registry/registry'
import { initRegistry, readRegistry } from '@virida/shared/platform/release/registry/registry-folder'
import { remoteSite, type RemoteSite } from '@virida/shared/platform/release/remote/ask-site'
import { fetchLiveReleases } from '@virida/shared/platform/release/remote/live-releases'
import { linkLiveReleases, linkReleases } from './dev/link-live-releases'
import { watchApp } from './dev/watch-app'
import { buildApps } from './make-releases'
import { sitePrograms } from './site-programs'
import { startPrograms } from './start-programs'

/*
 * `npm run dev -w mfe-browse` runs the whole site: this app from its sources, the shell with React's development build,
 * and the live releases of the other sections. A change is built and live after a moment, and open pages load again.
 * The team sees a page as a visitor does: inside the site frame, rendered on the server, under the content security
 * policy.
 * `-- --against https://www.example.com` takes the live releases of a running site instead, with its shell: the app is
 * seen as it would be there. RELEASE_TOKEN has the token of the app. Enquiries go to the mail service of this machine.
 */
const app = path.basename(process.cwd())
if (!isAppName(app))
  throw new Error(
    `Cannot run dev in ${app}: it is not an app. Run it in the folder of the shell or of a section.`,
  )

/** Earlier releases that are kept: open tabs and the render processes may still read them. */
const keptReleases = 4

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values
const live = releasesDir()
const dir = path.join(root, '.cache', against === undefined ? 'dev' : 'dev-against')
// The builds and the programs read them.
process.env.NODE_ENV = 'development'
process.env.RELEASES_DIR = dir
// Not the folder of `npm start`, which another program may be using.
process.env.MAIL_DATA_DIR ??= path.join(root, '.cache', 'dev-mail')

await startPrograms({ programs: sitePrograms, cwd: root, prepare })

async function prepare() {
  const site = against === undefined ? undefined : remoteSite(against)
  // Another site may have other apps.
  if (site) rmSync(dir, { recursive: true, force: true })
  initRegistry(dir)
  unlinkMedia()
  const linked = site
    ? await linkReleasesOf(site)
    : linkLiveReleases(
        live,
        dir,
        knownApps(live).filter((name) => name !== app && name !== shellName),
      )
  const missing = site ? [] : apps.filter((name) => name !== app && !(name in linked))
  const origin = site ? { against: site.origin } : {}
  const known = missing.flatMap((name) => {
    const version = builtRelease(name, dir)
    return version ? [[name, version] as const] : []
  })
  const knownNames = known.map(([name]) => name)
  const building = buildApps(
    missing.filter((name) => !knownNames.includes(name)),
    dir,
  )
  const publishWith = async (own: Record<string, string>) =>
    publishAll(dir, { ...linked, ...Object.fromEntries([...known, ...(await building)]), ...own })
  await new Promise<void>((resolve, reject) => {
    const handlers = {
      onRelease: async (version: string) => {
        await publishWith({ [app]: version })
        writeDevBuild(dir, { state: 'live', app, version, ...origin })
        console.log(`${app} ${version} is live`)
        removeOldReleases()
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

/** Pictures are not copied: the gateway gets them from the site when a page shows them. */
async function linkReleasesOf(site: RemoteSite) {
  const copies = path.join(root, '.cache', 'live-releases')
  const versions = await fetchLiveReleases(site, app, copies)
  linkReleases(copies, dir, versions)
  return versions
}

function removeOldReleases() {
  const { active = '', earlier = [] } = readRegistry(dir).apps[app] ?? {}
  const kept = [active, ...earlier.slice(0, keptReleases)]
  for (const version of versionsOf(dir, app))
    if (!kept.includes(version)) rmSync(releaseFolder(dir, app, version), { recursive: true, force: true })
}

/** The pictures of an app that was not developed before are those of its live release, which stay as they are. */
function unlinkMedia() {
  const media = path.join(dir, app, 'media')
  if (lstatSync(media, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(media)
}
