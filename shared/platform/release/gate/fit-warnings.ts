import { shellName } from '../../contract/composition'
import { readableManifest, releaseFolder } from '../read-release'
import type { Registry } from '../registry/registry-schema'
import { checkFiles } from './check-files'
import { checkNeeds } from './check-needs'

/**
 * Damaged files of the release that a rollback has led to, and what sections miss of the shell after it. A rollback is not
 * refused, because it must work at once. Whoever made it must know what to do next.
 */
export async function fitWarnings(dir: string, { apps }: Registry, rolledBack: string): Promise<string[]> {
  const live = Object.entries(apps).flatMap(([app, { active }]) => readableManifest(dir, app, active) ?? [])
  const shell = live.find(({ app }) => app === shellName)
  const target = live.find(({ app }) => app === rolledBack)
  const damaged = target ? await checkFiles(releaseFolder(dir, rolledBack, target.version), target) : []
  const missing = live
    .filter(({ app }) => app !== shellName && (rolledBack === shellName || app === rolledBack))
    .flatMap((section) => (shell ? checkNeeds(section, shell) : []))
  return [...damaged, ...missing].map(({ message }) => `Warning: ${message}`)
}
