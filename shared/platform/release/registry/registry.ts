import { endUnfitCanaries } from '../end-canaries'
import { ReleaseError } from '../errors'
import { isOpen } from '../pinned'
import { readableManifest, readManifest } from '../read-release'
import { pointer, type Change, type Move, type Pointer, type Registry } from './registry-schema'
import { author, revise, type ReviseOptions } from '../revise'

/** Makes a release live. Publishing the live release again changes nothing. */
export const publish = (dir: string, app: string, version: string, options?: ReviseOptions) =>
  publishAll(dir, { [app]: version }, options)

/**
 * Makes several releases live in one step and checks them together. Changes such as a new major version of React, or a
 * route that moves to another section without a gap, need this: one of the releases alone would be refused.
 * @throws ReleaseError
 */
export function publishAll(
  dir: string,
  versions: Record<string, string>,
  options?: ReviseOptions,
): Promise<Registry> {
  return change(dir, 'publish', versions, options, (live, app) => {
    const version = versions[app] ?? ''
    return live?.active === version ? live : published(dir, app, version, live)
  })
}

/** The pointer of an app after a release was published. */
export function published(dir: string, app: string, version: string, live: Pointer | undefined): Pointer {
  const earlier = live ? [live.active, ...live.earlier] : []
  const takenBack = (live?.takenBack ?? []).filter((other) => other !== version)
  return pointer(version, earlier, takenBack, pathsOf(dir, app, version))
}

/**
 * Makes an earlier release live again. The release that was live counts as taken back: nothing returns to it unless
 * somebody publishes it.
 * @param version The release to return to; the one that was live before by default.
 * @throws ReleaseError `nothing_to_roll_back`, `release_taken_back`, `release_missing`, `release_never_live`
 */
export function rollBack(
  dir: string,
  app: string,
  version?: string,
  options?: ReviseOptions,
): Promise<Registry> {
  let unwanted: string | undefined
  return change(dir, 'rollback', { [app]: version }, options, (live) => {
    // Somebody else may take the same release back at the same moment. Then there is nothing left to do.
    unwanted ??= live?.active
    if (!version && live && unwanted && live.active !== unwanted && live.takenBack.includes(unwanted))
      return live
    const target = version ?? live?.previous
    if (!live || !target) {
      throw new ReleaseError(
        'nothing_to_roll_back',
        (commands) =>
          `Cannot roll back ${app}: no earlier release is left. Name one that \`${commands.site()}\` lists.`,
      )
    }
    if (live.takenBack.includes(target)) {
      throw new ReleaseError(
        'release_taken_back',
        (commands) =>
          `Cannot roll back ${app} to ${target}: it was taken back. If it is good, publish it: ${commands.of('release', app, { version: target })}`,
      )
    }
    if (target === live.active) return live
    const paths = pathsOf(dir, app, target)
    const passed = live.earlier.indexOf(target)
    // The gate has not run such a release, or has refused it.
    if (passed === -1) {
      throw new ReleaseError(
        'release_never_live',
        (commands) =>
          `Cannot roll back ${app} to ${target}: it is none of the releases that were live before. Publish it: ${commands.of('release', app, { version: target })}`,
      )
    }
    // The releases between the two are left out: a further rollback must not return to them either.
    return pointer(target, live.earlier.slice(passed + 1), [...live.takenBack, live.active], paths)
  })
}

/** The paths of the routes that a release owns. */
export const pathsOf = (dir: string, app: string, version: string) =>
  readManifest(dir, app, version).routes.map(({ path }) => path)

/** Stores a revision in which `move` has changed the pointers of the `wanted` apps. */
function change(
  dir: string,
  action: Change['action'],
  /** The release of each app, if it is known before the registry is read. */
  wanted: Record<string, string | undefined>,
  options: ReviseOptions = {},
  move: (live: Pointer | undefined, app: string) => Pointer,
): Promise<Registry> {
  const { who = author() } = options
  return revise(dir, action, wanted, options, (current) => {
    const moved = Object.keys(wanted).flatMap((app): [string, Pointer][] => {
      const next = move(current.apps[app], app)
      return next === current.apps[app] ? [] : [[app, next]]
    })
    if (moved.length === 0) return undefined
    const next = nextRevision(dir, current, Object.fromEntries(moved), { action, who })
    return { next, shown: next }
  })
}

/**
 * Makes the next registry, with these new pointers and the change that led to it. A canary ends when its app gets
 * another live release, or when it does not fit the new live releases.
 */
export function nextRevision(
  dir: string,
  current: Registry,
  moved: Record<string, Pointer>,
  change: Omit<Change, 'moves'>,
): Registry {
  const moves = Object.entries(moved).map(([app, { active }]): [string, Move] => [
    app,
    { from: current.apps[app]?.active ?? null, to: active },
  ])
  return endUnfitCanaries(dir, {
    ...revisionOf(dir, current, { ...change, moves: Object.fromEntries(moves) }),
    apps: { ...current.apps, ...moved },
    canaries: current.canaries.filter(({ app }) => !(app in moved)),
  })
}

/** Makes the next registry with the live releases of the current one, and the change that leads to it. */
export function revisionOf(dir: string, current: Registry, change: Change): Registry {
  const moves = Object.entries(change.moves).map(([app, move]): [string, Move] => {
    // A canary can be aborted although the live release cannot be read.
    const commit = readableManifest(dir, app, move.to)?.commit
    return [app, { ...move, ...(commit ? { commit } : {}) }]
  })
  return {
    ...current,
    revision: current.revision + 1,
    updatedAt: new Date().toISOString(),
    previews: current.previews.filter((preview) => isOpen(preview)),
    change: { ...change, moves: Object.fromEntries(moves) },
  }
}
