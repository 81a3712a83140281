import { problemOf, type AppHealth, type Parts } from './health'
import { withRelease } from './pages/with-release'

/**
 * `ok`: the live release is shown. `fallback`: an earlier one is shown, at least on some pages, because the live one cannot
 * run, cannot show a page or is not signed by its team. `failing`: no release can be shown.
 */
export type AppState = {
  state: 'ok' | 'fallback' | 'failing'
  /** The release that is shown; null if there is none. The live one if only some of its pages fall back. */
  version: string | null
  /** When this gateway has noticed the state, as an ISO date. */
  since: string
  problem?: string
}

/** Knows the state of each app, and since when it has it. */
export class AppStates {
  readonly #known = new Map<string, Pick<AppState, 'state' | 'since'>>()

  constructor(
    readonly parts: Pick<Parts, 'registry' | 'store' | 'processes'>,
    /** The health of each app. */
    readonly health: () => Promise<{ apps: Record<string, AppHealth> }>,
  ) {}

  /** The states by app. Empty while there is no registry. */
  async all(now = new Date()): Promise<Record<string, AppState>> {
    const { apps } = await this.health()
    const entries = Object.entries(apps).map(async ([app, health]): Promise<[string, AppState]> => {
      const found = await this.#stateOf(app, health)
      const known = this.#known.get(app)
      const since = known?.state === found.state ? known.since : now.toISOString()
      this.#known.set(app, { state: found.state, since })
      return [app, { ...found, since, ...(health.problem ? { problem: health.problem } : {}) }]
    })
    return Object.fromEntries(await Promise.all(entries))
  }

  async #stateOf(
    app: string,
    { version, reachable, problem }: AppHealth,
  ): Promise<Pick<AppState, 'state' | 'version'>> {
    if (reachable) return { state: problem ? 'fallback' : 'ok', version }
    const { registry, store, processes } = this.parts
    const { registry: live, composition } = registry.snapshot()
    const previous = live.apps[app]?.previous
    if (!previous) return { state: 'failing', version: null }
    const earlier = withRelease(composition, app, previous)
    const failure = await problemOf(store, processes, earlier, app, previous)
    return failure ? { state: 'failing', version: null } : { state: 'fallback', version: previous }
  }
}
