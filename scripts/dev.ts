import path from 'node:path'
import { parseArgs } from 'node:util'
import { shellName } from '@virida/shared/platform/contract/composition'
import { develop, developAgainst, developmentDir } from '@virida/shared/platform/dev/develop'
import { linkLiveReleases } from '@virida/shared/platform/dev/link-live-releases'
import { apps, isAppName, releasesDir, root } from '@virida/shared/platform/paths'
import { builtRelease } from '@virida/shared/platform/release/build/built-releases'
import { knownApps } from '@virida/shared/platform/release/registry/known-apps'
import { startPrograms } from '../shell/gateway/src/start-programs'
import { buildApps } from './make-releases'
import { sitePrograms } from './site-programs'

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

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values
const live = releasesDir()
const dir = developmentDir(against)
await startPrograms({
  programs: sitePrograms,
  cwd: root,
  prepare: () =>
    against === undefined ? develop({ app, dir, addOthers }) : developAgainst(app, dir, against),
})

/** Links the live releases of the other sections. Those that have none are built, and so is the shell. */
async function addOthers() {
  const names = knownApps(live).filter((name) => name !== app && name !== shellName)
  const linked = linkLiveReleases(live, dir, names)
  const missing = apps.filter((name) => name !== app && !(name in linked))
  const known = missing.flatMap((name) => {
    const version = builtRelease(name, dir)
    return version ? [[name, version] as const] : []
  })
  const knownNames = known.map(([name]) => name)
  const built = await buildApps(
    missing.filter((name) => !knownNames.includes(name)),
    dir,
  )
  return { ...linked, ...Object.fromEntries([...known, ...built]) }
}
