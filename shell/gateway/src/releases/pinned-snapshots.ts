import { withPinned } from '@virida/shared/platform/release/pinned'
import type { Canary, Preview } from '@virida/shared/platform/release/registry/registry-schema'
import type { ReleaseStore } from './release-store'
import { takeSnapshot, type Snapshot } from './snapshot'

/** Why some browsers get a release that is not live. */
type Pin = { preview: Preview } | { canary: Canary }

/**
 * The live releases with one release in the place of the live one. Each such snapshot is made once for each snapshot of
 * the live releases.
 */
export class PinnedSnapshots {
  readonly #made = new WeakMap<Snapshot, Map<string, Snapshot>>()

  constructor(readonly store: ReleaseStore) {}

  /** @returns undefined if this machine does not have the release, or it is damaged. */
  of(live: Snapshot, pin: Pin): Snapshot | undefined {
    const made = this.#made.get(live) ?? new Map<string, Snapshot>()
    this.#made.set(live, made)
    const name = 'preview' in pin ? `preview ${pin.preview.id}` : `canary ${pin.canary.salt}`
    const snapshot = made.get(name) ?? this.#make(live, pin, name)
    if (snapshot) made.set(name, snapshot)
    return snapshot
  }

  #make(live: Snapshot, pin: Pin, name: string): Snapshot | undefined {
    const { app, version } = 'preview' in pin ? pin.preview : pin.canary
    const manifest = this.store.find(app, version)?.manifest
    if (!manifest) return undefined
    const paths = manifest.routes.map(({ path }) => path)
    const registry = withPinned(live.registry, { app, version, paths, fallsBack: 'canary' in pin })
    return { ...takeSnapshot(registry, this.store), key: `${live.key} ${name}`, ...pin }
  }
}
