import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Finds the packages of the lockfile, in all workspaces, that are not installed or are installed in another version.
 * Optional packages, such as those for other platforms, are not counted.
 * @param root Folder of the lockfile.
 * @returns Folders of the missing packages relative to `root`, such as `shell/node_modules/lru-cache`.
 */
export function missingPackages(root) {
  const { packages } = readJson(path.join(root, 'package-lock.json'))
  return Object.entries(packages)
    .filter(([folder, { optional }]) => folder.includes('node_modules/') && !optional)
    .filter(([folder, { link, version }]) => {
      const file = path.join(root, folder, 'package.json')
      // A link leads to a workspace. The lockfile has no version in the entry of a link.
      return !existsSync(file) || (!link && readJson(file).version !== version)
    })
    .map(([folder]) => folder)
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
