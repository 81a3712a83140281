import { shellName } from '../contract/composition'
import { pointer, type Preview, type Registry } from './registry/registry-schema'

/** Whether a preview can still be opened and seen. */
export const isOpen = ({ until }: Preview, now = Date.now()): boolean => Date.parse(until) > now

/**
 * The registry with another release of one app in the place of the live one. No earlier release takes its place if it
 * fails, so that a preview shows its own errors. Only the shell keeps the live one, because no page works without a shell.
 * @param paths Route patterns of that release.
 */
export function withPreview(
  registry: Registry,
  { app, version }: Pick<Preview, 'app' | 'version'>,
  paths: string[],
): Registry {
  const live = registry.apps[app]
  const earlier = app === shellName && live ? [live.active] : []
  return { ...registry, apps: { ...registry.apps, [app]: pointer(version, earlier, [], paths) } }
}
