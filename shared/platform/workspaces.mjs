import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/*
 * Plain JavaScript with Node's own modules only: `npm start` needs this file before anything is installed, and
 * ESLint reads it without a compiler.
 */

/**
 * Folders of all workspaces below `root`, as its package.json lists them. A pattern such as `mfe-*` means every
 * matching folder that has a package.json.
 */
export function workspacesOf(root) {
  return readPackage(root).workspaces.flatMap((pattern) =>
    pattern.endsWith('*') ? matches(root, pattern) : [pattern],
  )
}

/**
 * Folders of the sections: all workspaces that start with `mfe-`. A packed site has no workspaces, so its package.json
 * lists the sections.
 */
export const sectionsOf = (root) =>
  readPackage(root).sections ?? workspacesOf(root).filter((folder) => folder.startsWith('mfe-'))

const readPackage = (root) => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

function matches(root, pattern) {
  return readdirSync(root)
    .filter((name) => name.startsWith(pattern.slice(0, -1)))
    .filter((name) => existsSync(path.join(root, name, 'package.json')))
    .sort()
}
