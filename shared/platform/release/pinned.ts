import { shellName } from '../contract/composition'
import { pointer, type Preview, type Registry } from './registry/registry-schema'

/** Whether a preview can still be opened and seen. */
export const isOpen = ({ until }: Preview, now = Date.now()): boolean => Date.parse(until) > now

/** A release that some browsers get in the place of the live one. */
type PinnedRelease = {
  app: string
  version: string
  /** Route patterns of the release. */
  paths: string[]
  /**
   * Whether the live release is shown where this one fails. A preview shows its own errors instead. The shell always
   * falls back, because no page works without a shell.
   */
  fallsBack: boolean
}

/** The registry with another release of one app in the place of the live one. */
export function withPinned(registry: Registry, { app, version, paths, fallsBack }: PinnedRelease): Registry {
  const live = registry.apps[app]
  const earlier = live && (fallsBack || app === shellName) ? [live.active] : []
  return { ...registry, apps: { ...registry.apps, [app]: pointer(version, earlier, [], paths) } }
}
