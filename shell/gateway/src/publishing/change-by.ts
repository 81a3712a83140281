import type { PinnedKeys } from '@virida/shared/platform/release/ownership/ownership'
import type { ReviseOptions } from '@virida/shared/platform/release/revise'
import type { RegistryStore } from '@virida/shared/platform/release/stores/registry-store'
import type { RunGate } from './gate-in-child'

/** Where changes of the registry are made. */
export type ChangedSite = {
  /** Folder of all releases. */
  dir: string
  store: RegistryStore
  pinned: PinnedKeys | undefined
  gate: RunGate | undefined
}

/**
 * Options of a change that somebody makes with the token of an app.
 * @returns `gated` with the gate and `revise` without it; `lines` are what the gate tells the publisher.
 */
export function changeBy({ dir, store, pinned, gate }: ChangedSite, app: string, who: string) {
  const lines: string[] = []
  const revise: ReviseOptions = {
    store,
    ...(pinned ? { pinned } : {}),
    who: `${who}, with the token of ${app}`,
  }
  const gated: ReviseOptions = {
    ...revise,
    ...(gate ? { gate: async (current, next) => void lines.push(...(await gate(dir, current, next))) } : {}),
  }
  return { lines, revise, gated }
}
