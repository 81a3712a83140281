import { accessSync } from 'node:fs'
import path from 'node:path'
import { shellName, type Composition } from '@virida/shared/platform/contract/composition'
import { ReleaseError } from '@virida/shared/platform/release/errors'
import type { PageFaults } from './pages/page-faults'
import type { LiveRegistry } from './releases/live-registry'
import type { ReleaseStore } from './releases/release-store'
import type { RenderProcesses } from './rendering/render-processes'

type Health = {
  ok: boolean
  registry: { updatedAt: string | null; ageSeconds: number | null; problem?: string }
  /** Only with a store that several machines share. */
  store?: { problem?: string }
  apps: Record<string, AppHealth>
}

export type AppHealth = { version: string | null; reachable: boolean; problem?: string }

/** The parts of the gateway that a report asks. */
export type Parts = {
  registry: LiveRegistry
  store: ReleaseStore
  processes: RenderProcesses
  /** Names of all apps of the site. The site is not healthy if one has no live release. */
  expected: readonly string[]
  /** Follows the store that several machines share. Undefined without such a store. */
  follower?: { problem: Error | undefined }
  /** What live releases could not show to visitors. */
  faults: PageFaults
}

/** Reports whether every live release can be served and rendered and has shown its pages, how old the registry is, and what is wrong with the store. */
export async function health(parts: Parts, now = new Date()): Promise<Health> {
  const { registry, store, processes, expected, follower, faults } = parts
  const storeProblem = follower?.problem
  const shared = follower ? { store: storeProblem ? { problem: storeProblem.message } : {} } : {}
  try {
    const { registry: live, composition } = registry.snapshot()
    const states = expected.map(async (app): Promise<[string, AppHealth]> => {
      const version = live.apps[app]?.active
      const failure = version
        ? await problemOf(store, processes, composition, app, version)
        : 'It has no live release'
      const problem = failure ?? registry.refusals.get(app)?.message ?? faults.problemOf(`${app}@${version}`)
      return [app, { version: version ?? null, reachable: !failure, ...(problem ? { problem } : {}) }]
    })
    const apps = Object.fromEntries(await Promise.all(states))
    const problem = registry.problem?.message
    return {
      ok: !problem && !needsPerson(storeProblem) && Object.values(apps).every(({ problem }) => !problem),
      registry: {
        updatedAt: live.updatedAt,
        ageSeconds: Math.round((now.getTime() - Date.parse(live.updatedAt)) / 1000),
        ...(problem ? { problem } : {}),
      },
      ...shared,
      apps,
    }
  } catch (error) {
    return {
      ok: false,
      registry: { updatedAt: null, ageSeconds: null, problem: (error as Error).message },
      ...shared,
      apps: {},
    }
  }
}

/** Whether somebody must act. Not if the store cannot be reached: the gateway tries again, and pages do not need it. */
const needsPerson = (error: Error | undefined) =>
  error instanceof ReleaseError && error.code !== 'store_unreachable'

/** Why a release of an app cannot be shown; undefined if it can. */
export async function problemOf(
  store: ReleaseStore,
  processes: RenderProcesses,
  composition: Composition,
  app: string,
  version: string,
): Promise<string | undefined> {
  try {
    const { manifest, client } = store.release(app, version)
    // Without its browser files a page would render here but never hydrate.
    for (const file of Object.keys(manifest.files)) accessSync(path.join(client, file))
    const use = { composition, shell: store.server(shellName, composition.shell) }
    if (app === shellName) await processes.loadShell(use)
    else await processes.loadSection({ ...use, section: store.server(app, version) })
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** Whether pages can be shown: a release of the shell runs. Sections do not count: the site works without one. */
export async function canRender(
  registry: LiveRegistry,
  store: ReleaseStore,
  processes: RenderProcesses,
): Promise<boolean> {
  try {
    const { registry: live, composition } = registry.snapshot()
    const { active = '', previous } = live.apps[shellName] ?? {}
    const loads = [active, ...(previous ? [previous] : [])].map(async (version) => {
      await processes.loadShell({ composition, shell: store.server(shellName, version) })
    })
    await Promise.any(loads)
    return true
  } catch {
    // The health report says why.
    return false
  }
}
