import { abortCanary, promoteCanary } from '@virida/shared/platform/release/canary'
import type { PinnedKeys } from '@virida/shared/platform/release/ownership/ownership'
import { publish, rollBack } from '@virida/shared/platform/release/registry/registry'
import type { ReviseOptions } from '@virida/shared/platform/release/revise'
import type { RegistryStore } from '@virida/shared/platform/release/stores/registry-store'
import type { RunGate } from '../publishing/gate-in-child'
import { confirmedStore, type Confirmed } from './confirmed-store'
import type { Action } from './pages'
import type { Operator } from './session'

type Options = {
  registryStore?: RegistryStore | undefined
  pinned?: PinnedKeys | undefined
  gate?: RunGate | undefined
}

/**
 * Does what somebody has confirmed on the page.
 * @throws ReleaseError when it is refused, ChangedMeanwhileError when the app is not what they saw; nothing was changed then.
 */
export async function changeApp(
  dir: string,
  app: string,
  { action, ...confirmed }: Confirmed & { action: Action },
  { name }: Operator,
  { registryStore, pinned, gate }: Options,
): Promise<void> {
  const { version } = confirmed
  const plain: ReviseOptions = {
    who: `${name}, on the page of what is live`,
    store: confirmedStore(dir, app, confirmed, registryStore),
    ...(pinned ? { pinned } : {}),
  }
  const gated: ReviseOptions = {
    ...plain,
    ...(gate ? { gate: async (current, next) => void (await gate(dir, current, next)) } : {}),
  }
  if (action === 'rollback') await rollBack(dir, app, version, plain)
  else if (action === 'publish') await publish(dir, app, version, gated)
  else if (action === 'promote') await promoteCanary(dir, app, gated)
  else await abortCanary(dir, app, plain)
}
