import path from 'node:path'
import { apps, isAppName } from '../paths'
import { buildRelease } from './build/build-release'
import { ReleaseError } from './errors'
import { gateOf } from './gate/gate'
import { preview } from './preview'
import { publish, publishAll, rollBack } from './registry/registry'
import { onSite, repair, type ReleaseSite } from './release-site'
import { reportHistory, reportLive, reportPreview, reportReleases } from './report'

/*
 * Commands of a team, run in the folder of its app, for example `npm run release -w mfe-browse`:
 * build     builds a release if the sources have changed
 * release   builds and makes the release live; `-- 1.2.0` makes that existing release live instead
 * preview   builds and prints an address that shows the release, without making it live; `-- 1.2.0` shows that release
 * publish   builds several apps and makes them live in one step, at the root: `npm run releases -- publish shell mfe-browse`
 * rollback  makes the previous release live again; `-- 1.2.0` makes that earlier release live instead
 * status    lists the releases of the app, or of all apps, and the latest changes of what is live
 * history   lists all changes of what is live
 * repair    restores a lost or damaged registry
 */
const [command = 'status', ...rest] = process.argv.slice(2)
/** Commands that can run outside of an app's folder. Each other command works on the app in whose folder it runs. */
const siteCommands = ['status', 'history', 'repair', 'publish']
const latestChanges = 10
const app = path.basename(process.cwd())
const gated = ({ dir, options }: ReleaseSite) => ({ ...options, gate: gateOf(dir) })

/** The release that a command names, or else one of the current sources. */
const namedOrBuilt = async (dir: string) => rest[0] ?? (await buildRelease(app, dir)).version

const commands: Record<string, (site: ReleaseSite) => Promise<void> | void> = {
  build: async ({ dir }) => {
    const built = await buildRelease(app, dir)
    report(built)
    // `npm start` runs this command as a child process and needs the version.
    process.send?.(built)
  },
  release: async (site) => {
    const { dir } = site
    reportLive(app, await publish(dir, app, await namedOrBuilt(dir), gated(site)))
  },
  preview: async (site) => {
    const { dir } = site
    reportPreview(await preview(dir, app, await namedOrBuilt(dir), gated(site)))
  },
  publish: async (site) => {
    const unknown = rest.filter((name) => !isAppName(name))
    if (unknown.length > 0 || rest.length === 0)
      throw new ReleaseError(
        'app_unknown',
        `Cannot publish ${unknown.join(', ') || 'nothing'}: it is not an app. Name one or more of ${apps.join(', ')}.`,
      )
    const versions: Record<string, string> = {}
    for (const name of rest) versions[name] = (await buildRelease(name, site.dir)).version
    const registry = await publishAll(site.dir, versions, gated(site))
    for (const name of rest) reportLive(name, registry)
  },
  rollback: async ({ dir, options }) => {
    reportLive(app, await rollBack(dir, app, rest[0], options))
  },
  status: ({ dir }) => {
    for (const name of isAppName(app) ? [app] : apps) reportReleases(dir, name)
    console.log('Latest changes of what is live:')
    reportHistory(dir, latestChanges)
  },
  history: ({ dir }) => reportHistory(dir, Infinity),
  repair,
}

function report({ version, outcome }: { version: string; outcome: string }) {
  console.log(
    `${app} ${version} ${outcome === 'unchanged' ? 'exists already; its content is unchanged' : 'is built'}`,
  )
}

const run = commands[command]
if (!run) {
  console.error(`Unknown command ${command}; use one of ${Object.keys(commands).join(', ')}`)
  process.exitCode = 2
} else if (!isAppName(app) && !siteCommands.includes(command)) {
  console.error(`Run ${command} for one app at a time: npm run ${command} -w ${apps.join(' | -w ')}`)
  process.exitCode = 2
} else {
  await onSite(run)
}
