import { randomBytes } from 'node:crypto'
import { withoutCanary, withTakenBack } from './end-canaries'
import { ReleaseError } from './errors'
import { withPinned } from './pinned'
import { nextRevision, pathsOf, published, revisionOf } from './registry/registry'
import { mostCanaries, mostPercent, type Canary, type Registry } from './registry/registry-schema'
import { author, revise, type ReviseOptions } from './revise'
import { folderStore } from './stores/registry-store'

/**
 * Reads the share of a canary as it is written in a command.
 * @throws ReleaseError `canary_refused` unless it is a whole number from 1 to 50.
 */
export function percentOf(text = ''): number {
  const percent = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (percent >= 1 && percent <= mostPercent) return percent
  throw refused(
    `${text.slice(0, 20) || 'no share'} is not a whole number from 1 to ${mostPercent}. Name the percentage of the browsers: npm run canary -w mfe-tools -- 10`,
  )
}

/**
 * Sends a share of all browsers a release that is not live. For the release of a running canary it changes the share;
 * browsers that are in a smaller share are in a larger one too.
 * @param percent Share of the browsers, from 1 to 50.
 * @throws ReleaseError `canary_refused`, `release_missing`, or as the gate says.
 */
export async function startCanary(
  dir: string,
  app: string,
  version: string,
  percent: number,
  options: ReviseOptions = {},
): Promise<Canary> {
  const { who = author() } = options
  const registry = await revise(dir, 'canary', { [app]: version }, options, (current) => {
    const running = current.canaries.find((canary) => canary.app === app)
    const live = current.apps[app]
    if (!live) throw refused(`${app} has no live release to compare it with. Publish one first.`)
    refuseCanary(current, live.active, { app, version }, running)
    if (running?.percent === percent) return undefined
    const shown = withPinned(current, { app, version, paths: pathsOf(dir, app, version), fallsBack: true })
    const moves = { [app]: { from: live.active, to: version } }
    const note = `${percent} % of the browsers`
    const canary = running
      ? { ...running, percent }
      : {
          ...{ app, version, percent, by: who, since: new Date().toISOString() },
          salt: randomBytes(16).toString('base64url'),
        }
    const next = {
      ...revisionOf(dir, current, { action: 'canary', who, note, moves }),
      // A tab leaves a release that was taken back, and this one is wanted again.
      apps: withTakenBack(
        current,
        app,
        live.takenBack.filter((other) => other !== version),
      ),
      canaries: running
        ? current.canaries.map((other) => (other === running ? canary : other))
        : [...current.canaries, canary],
    }
    return { next, shown }
  })
  return runningCanary(registry, app)
}

/**
 * Makes the release of a canary live for everybody.
 * @throws ReleaseError `canary_missing`, or as the gate says.
 */
export async function promoteCanary(
  dir: string,
  app: string,
  options: ReviseOptions = {},
): Promise<Registry> {
  const { who = author(), store = folderStore(dir) } = options
  const { version } = runningCanary(await store.newest(), app)
  return revise(dir, 'promote', { [app]: version }, options, (current) => {
    // Somebody may have ended it and started another one meanwhile, which nobody has asked to promote.
    if (runningCanary(current, app).version !== version) throw missing(app)
    const moved = { [app]: published(dir, app, version, current.apps[app]) }
    const next = nextRevision(dir, current, moved, { action: 'promote', who })
    return { next, shown: next }
  })
}

type AbortOptions = Omit<ReviseOptions, 'gate'> & {
  /** Why, for the history. */
  note?: string
  /** Aborts only the canary with this salt; if it has ended meanwhile, nothing changes. */
  salt?: string
}

/**
 * Ends a canary: all browsers get the live release, and open tabs leave the other one at their next navigation.
 * @throws ReleaseError `canary_missing`
 */
export function abortCanary(dir: string, app: string, options: AbortOptions = {}): Promise<Registry> {
  const { who = author(), note, salt, ...others } = options
  return revise(dir, 'abort', { [app]: undefined }, others, (current) => {
    if (salt && !current.canaries.some((canary) => canary.salt === salt)) return undefined
    const canary = runningCanary(current, app)
    const live = current.apps[app]
    if (!live) throw missing(app)
    const moves = { [app]: { from: canary.version, to: live.active } }
    const change = { action: 'abort' as const, who, ...(note ? { note } : {}), moves }
    return { next: withoutCanary(revisionOf(dir, current, change), canary) }
  })
}

function refuseCanary(
  current: Registry,
  live: string,
  { app, version }: Pick<Canary, 'app' | 'version'>,
  running: Canary | undefined,
) {
  if (version === live) throw refused(`${app} ${version} is live already. Name or build another release.`)
  if (running && running.version !== version)
    throw refused(
      `${app} ${running.version} is a canary already, and an app has one at a time. End it first: npm run promote -w ${app}, or npm run abort -w ${app}.`,
    )
  if (!running && current.canaries.length >= mostCanaries)
    throw refused(
      `the site has ${mostCanaries} canaries already (${current.canaries.map((canary) => canary.app).join(', ')}), and gateways keep processes and pages for no more. End one first.`,
    )
}

function runningCanary({ canaries }: Registry, app: string): Canary {
  const found = canaries.find((canary) => canary.app === app)
  if (!found) throw missing(app)
  return found
}

const refused = (why: string) => new ReleaseError('canary_refused', `Cannot start a canary: ${why}`)

const missing = (app: string) =>
  new ReleaseError(
    'canary_missing',
    `Cannot end the canary of ${app}: there is none. \`npm run releases\` lists canaries.`,
  )
