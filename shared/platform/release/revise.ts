import { hostname, userInfo } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkComposition } from './routes/check-composition'
import { ReleaseError } from './errors'
import { refuseForeign, withSignatures, type Signer } from './ownership/signatures'
import type { PinnedKeys } from './ownership/ownership'
import type { Change, Registry } from './registry/registry-schema'
import { folderStore, type RegistryStore } from './stores/registry-store'

/** How long a change is tried again while other publishers are faster, in ms. */
const changeTimeout = 60_000
/** A change is tried at least this often, because a gate may take as long as `changeTimeout`. */
const leastAttempts = 3
/** Longest pause before the next attempt, in ms. */
const longestPause = 40

export type ReviseOptions = {
  /** Where the registry is kept; the releases folder by default. */
  store?: RegistryStore
  /** Who makes the change. */
  who?: string
  /** Signs releases and changes. */
  signer?: Signer
  /** Keys that the operator of a gateway has set. */
  pinned?: PinnedKeys
  /** Runs the releases before anybody sees them. Without one, only their manifests are compared. */
  gate?: (current: Registry, next: Registry) => Promise<void>
}

type Revision = {
  next: Registry
  /** The releases that are checked: those that visitors see together. Missing if visitors see nothing new. */
  shown?: Registry
}

/**
 * Reads the newest revision, changes it and stores it as the next one, again from the start if another publisher was
 * faster.
 * @param wanted Releases that must be on this machine before the change is made.
 * @param make Returns undefined if there is nothing to change.
 */
export async function revise(
  dir: string,
  action: Change['action'],
  wanted: Record<string, string | undefined>,
  { store = folderStore(dir), gate, signer, pinned }: ReviseOptions,
  make: (current: Registry) => Revision | undefined,
): Promise<Registry> {
  const startedAt = performance.now()
  let passed: string | undefined
  for (let attempt = 1; ; attempt++) {
    const current = await store.newest()
    for (const [app, version] of Object.entries(wanted)) if (version) await store.fetch?.(app, version)
    const made = make(current)
    if (!made) return current
    const next = made.shown && signer ? withSignatures(dir, made.next, signer) : made.next
    if (made.shown) {
      refuseForeign(dir, next, pinned)
      checkFits(dir, made.shown, action, wanted)
      if (gate) {
        if (isMove(current, next)) await store.announce?.(next)
        const releases = JSON.stringify([activeOf(current), activeOf(made.shown)])
        // Otherwise, small changes of one publisher would make all others run their gates again and again.
        if (releases !== passed) await gate(current, made.shown)
        passed = releases
      }
    }
    if (await store.create(next)) return next
    const elapsed = performance.now() - startedAt
    if (attempt >= leastAttempts && elapsed > changeTimeout) {
      throw new ReleaseError(
        'registry_busy',
        `Cannot ${action} ${Object.keys(wanted).join(', ')}: in ${attempt} attempts within ${Math.round(elapsed / 1000)} s another publisher was faster. Try again.`,
      )
    }
    await sleep(Math.random() * longestPause)
  }
}

/** @throws ReleaseError when the releases do not fit together. After a rollback, the message says what to do then. */
function checkFits(dir: string, shown: Registry, action: Change['action'], wanted: object) {
  try {
    checkComposition(dir, shown)
  } catch (error) {
    if (action !== 'rollback' || !(error instanceof ReleaseError)) throw error
    const reason = error.message.replace(/^Cannot publish: /, '')
    throw new ReleaseError(
      error.code,
      `Cannot roll back ${Object.keys(wanted).join(', ')}: that release does not fit the other live releases. Roll back the other app first, or publish a repaired release. ${reason}`,
      { cause: error },
    )
  }
}

/** The releases of a registry, which are all that a gate reads of it. */
const activeOf = ({ apps }: Registry) =>
  Object.entries(apps)
    .map(([app, { active }]) => [app, active])
    .sort()

/** Whether another release of an app becomes live. */
const isMove = (current: Registry, next: Registry) =>
  Object.entries(next.apps).some(([app, { active }]) => current.apps[app]?.active !== active)

/** Who runs this program: RELEASE_AUTHOR, which a pipeline sets, or the user and the machine. */
export function author(env: NodeJS.ProcessEnv = process.env): string {
  return env.RELEASE_AUTHOR?.slice(0, 200) || `${userName()}@${hostname()}`
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run with a user id that has no name.
    return String(process.getuid?.() ?? 'somebody')
  }
}
