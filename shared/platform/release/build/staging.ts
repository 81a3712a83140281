import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * A folder in which nothing was written for this time was left by a process that is gone, in ms. A release that is being
 * received stalls for a minute at most.
 */
export const longestPause = 10 * 60_000

const foldersIn = (dir: string) => path.join(dir, '.staging')

/**
 * Makes a folder for the files of a release that is not complete, on the file system of the releases folder. The caller
 * renames or deletes it. Its name is random: process ids are the same in several containers, and are used again.
 */
export function makeStaging(dir: string, now = Date.now()): string {
  removeAbandoned(dir, now)
  const staging = path.join(foldersIn(dir), randomUUID())
  mkdirSync(staging, { recursive: true })
  return staging
}

/** Deletes the folders that killed processes have left. */
export function removeAbandoned(dir: string, now = Date.now()): void {
  const all = foldersIn(dir)
  if (!existsSync(all)) return
  for (const name of readdirSync(all)) {
    const folder = path.join(all, name)
    if (!isInUse(folder, now - longestPause)) rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether something in a folder has changed since a time. What vanishes meanwhile is in use. */
function isInUse(file: string, since: number): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found || found.mtimeMs >= since) return true
  return found.isDirectory() && namesIn(file).some((name) => isInUse(path.join(file, name), since))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
