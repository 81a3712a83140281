import { randomBytes } from 'node:crypto'
import { withoutCanary, withTakenBack } from './end-canaries'
import { ReleaseError, type ReleaseMessage } from './errors'
import { withPinned } from './pinned'
import { nextRevision, pathsOf, published, revisionOf } from './registry/registry'
import { mostCanaries, mostPercent, type Canary, type Registry } from './registry/registry-schema'
import { author, revise, type ReviseOptions } from './revise'
import { folderStore } from './stores/registry-store'

/**
 * Reads the share of a canary as it is written in a command for an app.
 * @param version What the command names, for the example in the message.
 * @throws ReleaseError `canary_refused` unless it is a whole number from 1 to 50.
 */
export function percentOf(text = '', app: string, version?: string): number {
  const percent = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (percent >= 1 && percent <= mostPercent) return percent
  throw refused((commands) => {
    const problem = text
      ? `${text.slice(0, 20)} is not a whole number from 1 to ${mostPercent}`
      : 'the command names no share'
    return `${problem}. Name the percentage of the browsers that get the release, such as 10: ${commands.of('canary', app, { percent: 10, ...(version === undefined ? {} : { version }) })}`
  })
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

/** The registry after a canary was aborted. */
export type AbortedCanary = { registry: Registry; ended?: Canary }

type AbortOptions = Omit<ReviseOptions, 'gate'> & {
  /** Why, for the history. */
  note?: string
  /** Aborts only the canary with this salt; if it has ended meanwhile, nothing changes. */
  salt?: string
}

/**
 * Ends a canary: all browsers get the live release, and open tabs leave the other one at their next navigation.
 * @returns also the canary that has ended, unless somebody else has ended it.
 * @throws ReleaseError `canary_missing`
 */
export async function abortCanary(
  dir: string,
  app: string,
  options: AbortOptions = {},
): Promise<AbortedCanary> {
  const { who = author(), note, salt, ...others } = options
  let ended: Canary | undefined
  const registry = await revise(dir, 'abort', { [app]: undefined }, others, (current) => {
    ended = undefined
    if (salt && !current.canaries.some((canary) => canary.salt === salt)) return undefined
    const canary = runningCanary(current, app)
    ended = canary
    const live = current.apps[app]
    if (!live) throw missing(app)
    const moves = { [app]: { from: canary.version, to: live.active } }
    const change = { action: 'abort' as const, who, ...(note ? { note } : {}), moves }
    return { next: withoutCanary(revisionOf(dir, current, change), canary) }
  })
  return { registry, ...(ended ? { ended } : {}) }
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
      (commands) =>
        `${app} ${running.version} is a canary already, and an app has one at a time. End it first: ${commands.of('promote', app)}, or ${commands.of('abort', app)}.`,
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

const refused = (why: ReleaseMessage) =>
  new ReleaseError(
    'canary_refused',
    (commands) => `Cannot start a canary: ${typeof why === 'string' ? why : why(commands)}`,
  )

const missing = (app: string) =>
  new ReleaseError(
    'canary_missing',
    (commands) => `Cannot end the canary of ${app}: there is none. \`${commands.site()}\` lists canaries.`,
  )
