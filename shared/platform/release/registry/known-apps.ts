import { apps } from '../../paths'
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
