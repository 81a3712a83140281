import { parseArgs } from 'node:util'
import { appOfFolder, apps, isAppName } from '../paths'
import { ReleaseCommands } from '../release-commands'
import { buildRelease } from './build/build-release'
import { abortCanary, percentOf, promoteCanary, startCanary } from './canary'
import { gateOf } from './gate/gate'
import { addKey, removeKey, signReleases } from './ownership/change-keys'
import { makeTeamKey, teamSigner } from './ownership/team-keys'
import { preview } from './preview'
import { knownApps, refuseUnknown } from './registry/known-apps'
import { publish, publishAll, rollBack } from './registry/registry'
import { remoteSite, type RemoteSite } from './remote/ask-site'
import { endCanaryOn, rollBackOn, sendRelease, type SentRelease } from './remote/send-release'
import { onSite, repair, type ReleaseSite } from './release-site'
import {
  reportAbort,
  reportCanary,
  reportHistory,
  reportLive,
  reportRollback,
  reportNewKey,
  reportOwner,
  reportPreview,
  reportReleases,
} from './report'
import { author } from './revise'

/*
 * Commands of a team, run in the folder of its app, for example `npm run release -w mfe-browse`:
 * build     builds a release if the sources have changed
 * release   builds and makes the release live; `-- 1.2.0` makes that existing release live instead
 * preview   builds and prints an address that shows the release, without making it live; `-- 1.2.0` shows that release
 * canary    `-- 10` builds and sends the release to ten percent of the browsers; `-- 10 1.2.0` sends that release
 * promote   makes the release of the canary live
 * abort     ends the canary: all browsers get the live release
 * publish   builds several apps and makes them live in one step, at the root: `npm run releases -- publish shell mfe-browse`
 * rollback  makes the previous release live again; `-- 1.2.0` makes that earlier release live instead
 * All of them but `build` and `publish` take `-- --to https://www.example.com`: they change a running site then, with the
 * token of the app in RELEASE_TOKEN
 * status    lists the releases of the app, or of all apps, their keys, and the latest changes of what is live
 * history   lists all changes of what is live
 * repair    restores a lost or damaged registry
 * Keys, at the root: `npm run releases -- key mfe-browse`
 * key         makes a private key in a file, and prints the public one
 * sign        signs the releases of an app that are in use; `-- sign mfe-browse 1.2.0` signs that one too
 * add-key     adds a public key: only releases that it has signed can be used from then on
 * remove-key  removes the key with an id
 */
const { values, positionals } = parseArgs({
  options: { to: { type: 'string' } },
  allowPositionals: true,
  strict: false,
})
const [command = 'status', ...rest] = positionals
/** Commands that can change a running site over the network. */
const remoteCommands = ['release', 'preview', 'canary', 'promote', 'abort', 'rollback']
const unknownOptions = Object.keys(values).filter(
  (name) => name !== 'to' || !remoteCommands.includes(command),
)
/** Commands that can run outside of an app's folder. Each other command works on the app in whose folder it runs. */
const siteCommands = ['status', 'history', 'repair', 'publish', 'key', 'sign', 'add-key', 'remove-key']
const latestChanges = 10
const app = appOfFolder(process.cwd())
/** The app that a command for keys names. */
const named = rest[0] ?? ''
const signer = teamSigner()
const gated = ({ dir, options }: ReleaseSite) => ({ ...options, signer, gate: gateOf(dir) })

/** The release that a command names, or else one of the current sources. */
const namedOrBuilt = async (dir: string, named: string | undefined) =>
  named ?? (await buildRelease(app, dir)).version

const commands: Record<string, (site: ReleaseSite) => Promise<void> | void> = {
  build: async ({ dir }) => {
    const built = await buildRelease(app, dir)
    report(built)
    // `npm start` runs this command as a child process and needs the version.
    process.send?.(built)
  },
  release: async (site) => {
    const { dir } = site
    const target = remote()
    const version = await namedOrBuilt(dir, rest[0])
    if (target) await send(target, { dir, version, action: 'publish' })
    else reportLive(app, await publish(dir, app, version, gated(site)))
  },
  preview: async (site) => {
    const { dir } = site
    const target = remote()
    const version = await namedOrBuilt(dir, rest[0])
    if (target) await send(target, { dir, version, action: 'preview' })
    else reportPreview(await preview(dir, app, version, gated(site)))
  },
  canary: async (site) => {
    const { dir } = site
    const percent = percentOf(rest[0], app, rest[1])
    const target = remote()
    const version = await namedOrBuilt(dir, rest[1])
    if (target) await send(target, { dir, version, action: 'canary', percent })
    else reportCanary(await startCanary(dir, app, version, percent, gated(site)))
  },
  promote: async (site) => {
    const target = remote()
    if (target) print(await endCanaryOn(target, app, 'promote', author()))
    else reportLive(app, await promoteCanary(site.dir, app, gated(site)))
  },
  abort: async ({ dir, options }) => {
    const target = remote()
    if (target) print(await endCanaryOn(target, app, 'abort', author()))
    else reportAbort(app, await abortCanary(dir, app, options))
  },
  publish: async (site) => {
    refuseUnknown(command, rest)
    const versions: Record<string, string> = {}
    for (const name of rest) versions[name] = (await buildRelease(name, site.dir)).version
    const registry = await publishAll(site.dir, versions, gated(site))
    for (const name of rest) reportLive(name, registry)
  },
  rollback: async ({ dir, options }) => {
    const target = remote()
    if (target) return print(await rollBackOn(target, app, rest[0], author()))
    const registry = await rollBack(dir, app, rest[0], { ...options, signer })
    await reportRollback(dir, app, registry)
  },
  status: ({ dir }) => {
    for (const name of isAppName(app) ? [app] : knownApps(dir)) reportReleases(dir, name)
    console.log('Latest changes of what is live:')
    reportHistory(dir, latestChanges)
  },
  history: ({ dir }) => reportHistory(dir, Infinity),
  repair,
  key: () => {
    refuseUnknown(command, rest.slice(0, 1))
    reportNewKey(named, makeTeamKey(named))
  },
  sign: async ({ dir, options }) => {
    refuseUnknown(command, rest.slice(0, 1), knownApps(dir))
    reportOwner(named, await signReleases(dir, named, signer, { ...options, version: rest[1] }))
  },
  'add-key': async ({ dir, options }) => {
    refuseUnknown(command, rest.slice(0, 1), knownApps(dir))
    reportOwner(named, await addKey(dir, named, rest[1] ?? '', options))
  },
  'remove-key': async ({ dir, options }) => {
    refuseUnknown(command, rest.slice(0, 1), knownApps(dir))
    reportOwner(named, await removeKey(dir, named, rest[1] ?? '', options))
  },
}

const print = (lines: readonly string[]) => lines.forEach((line) => console.log(line))

/** The running site that the command names. */
const remote = () => (values.to === undefined ? undefined : remoteSite(String(values.to)))

async function send(site: RemoteSite, release: Pick<SentRelease, 'dir' | 'version' | 'action' | 'percent'>) {
  print(await sendRelease(site, { ...release, app, who: author(), signer }))
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
} else if (unknownOptions.length > 0) {
  console.error(`Unknown option --${unknownOptions[0]}; only ${remoteCommands.join(', ')} have one: --to`)
  process.exitCode = 2
} else if (!isAppName(app) && !siteCommands.includes(command)) {
  const text = new ReleaseCommands()
  const each = apps.map((name) => text.npm(command, name)).join(', ')
  console.error(`Cannot run ${command} here: run it for one app. Use one of: ${each}`)
  process.exitCode = 2
} else {
  await onSite(run)
}
