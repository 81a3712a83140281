import { apps } from '../../paths'
import { ReleaseError } from '../errors'
import { readRegistry } from './registry-folder'

/**
 * Names of the apps of this checkout, and of those that are live: sections in repositories of their own are only in the
 * registry.
 * @param dir Folder of all releases.
 * @throws ReleaseError when the registry cannot be read.
 */
export const knownApps = (dir: string): string[] => [
  ...new Set([...apps, ...Object.keys(readRegistry(dir).apps)]),
]

/**
 * Checks the names of apps that a command got.
 * @param command Name of the command, for the message.
 * @throws ReleaseError when a name is not in `known`, or there is none.
 */
export function refuseUnknown(command: string, names: readonly string[], known: readonly string[] = apps) {
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0 && names.length > 0) return
  throw new ReleaseError(
    'app_unknown',
    `Cannot ${command} ${unknown.join(', ') || 'nothing'}: it is not an app. Name one of ${known.join(', ')}.`,
  )
}
