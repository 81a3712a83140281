import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** Folders that killed processes have left are deleted after this time, in ms. */
const longestUse = 24 * 60 * 60 * 1000

/**
 * Makes a folder for the files of a release that is not complete, on the file system of the releases folder. The caller
 * renames or deletes it. Its name is random: process ids are the same in several containers, and are used again.
 */
export function makeStaging(dir: string, now = Date.now()): string {
  const all = path.join(dir, '.staging')
  if (existsSync(all)) for (const name of readdirSync(all)) deleteUnused(path.join(all, name), now)
  const staging = path.join(all, randomUUID())
  mkdirSync(staging, { recursive: true })
  return staging
}

function deleteUnused(folder: string, now: number) {
  const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now
  if (now - changedAt > longestUse) rmSync(folder, { recursive: true, force: true })
}
