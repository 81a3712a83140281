import { shellName } from '../../contract/composition'
import { readableManifest } from '../read-release'
import type { Registry } from '../registry/registry-schema'
import { checkNeeds } from './check-needs'

/**
 * What sections miss of the shell after a rollback. A rollback is not refused, because it must work at once; whoever made it
 * must know what to roll back next.
 */
export function fitWarnings(dir: string, { apps }: Registry, rolledBack: string): string[] {
  const live = Object.entries(apps).flatMap(([app, { active }]) => readableManifest(dir, app, active) ?? [])
  const shell = live.find(({ app }) => app === shellName)
  if (!shell) return []
  return live
    .filter(({ app }) => app !== shellName && (rolledBack === shellName || app === rolledBack))
    .flatMap((section) => checkNeeds(section, shell))
    .map(({ message }) => `Warning: ${message}`)
}
