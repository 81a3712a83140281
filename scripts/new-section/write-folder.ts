import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@virida/shared/platform/paths'
import { SectionError } from './section-error'

/**
 * Makes a folder with formatted files. It appears when it is complete.
 * @param files Texts by their paths in the folder.
 * @param addTo Adds other files to the folder before it appears.
 * @throws SectionError `folder_taken` when there is something at its place.
 */
export function writeFolder(
  folder: string,
  files: Record<string, string>,
  addTo?: (folder: string) => void,
): void {
  if (existsSync(folder)) throw taken(folder)
  const staging = path.join(path.dirname(folder), `.new-section-${randomUUID()}`)
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(staging, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    format(staging)
    addTo?.(staging)
    renameSync(staging, folder)
  } catch (error) {
    // Somebody may have made the folder at the same moment.
    throw existsSync(folder) ? taken(folder) : error
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Formats all files of a folder in the style of this repository. */
function format(folder: string) {
  const prettier = path.join(root, 'node_modules/prettier/bin/prettier.cjs')
  const config = path.join(root, '.prettierrc.json')
  execFileSync(
    process.execPath,
    [prettier, '--write', '--log-level', 'warn', '--ignore-unknown', '--config', config, '.'],
    { cwd: folder },
  )
}

const taken = (folder: string) =>
  new SectionError(
    'folder_taken',
    `Cannot make the section: there is something at ${folder}. Choose another name, or move it away.`,
  )
