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
 * Names of the sections: all workspaces that start with `mfe-`. A packed site has no workspaces, so its package.json
 * lists the sections. A section in a repository of its own is the only one.
 */
export function sectionsOf(root) {
  const { sections, workspaces } = readPackage(root)
  if (sections) return sections
  if (workspaces) return workspacesOf(root).filter((folder) => folder.startsWith('mfe-'))
  const name = sectionAt(root)
  if (name) return [name]
  throw new Error(
    `Cannot find the sections: ${path.join(root, 'package.json')} has no workspaces and is not named @virida/mfe-<name>. Run the command in the folder of a section.`,
  )
}

/** The name of the section that is alone in the repository at `root`: `mfe-careers` for the package `@virida/mfe-careers`. */
export const sectionAt = (root) => /^@virida\/(mfe-[a-z0-9-]+)$/.exec(readPackage(root).name)?.[1]

const readPackage = (root) => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

function matches(root, pattern) {
  return readdirSync(root)
    .filter((name) => name.startsWith(pattern.slice(0, -1)))
    .filter((name) => existsSync(path.join(root, name, 'package.json')))
    .sort()
}
