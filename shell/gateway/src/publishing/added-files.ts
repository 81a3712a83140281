import { rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { makeStaging } from '@virida/shared/platform/release/build/staging'
import { invalid } from '@virida/shared/platform/release/remote/upload'

/*
 * Several gateways may take releases into one folder. What a refused release has added is deleted, unless another
 * release was sent meanwhile that counts on it. A release marks what it counts on by a new time of change.
 */

/** A file or a folder that a release has added, with its time of change in ms since the epoch. */
export type Added = { path: string; changedAt: number }

export const added = async (file: string): Promise<Added> => ({
  path: file,
  changedAt: (await stat(file)).mtimeMs,
})

/**
 * Marks a file or a folder that is here, so that no other release deletes it.
 * @throws ReleaseError `upload_invalid` when it was deleted meanwhile.
 */
export async function claim(file: string): Promise<void> {
  const now = new Date()
  try {
    await utimes(file, now, now)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw invalid(`${path.basename(file)} was deleted with a refused release meanwhile`)
  }
}

/** Deletes what a refused release has added, except what another release has claimed. */
export async function removeAll(dir: string, all: readonly Added[]): Promise<void> {
  if (all.length === 0) return
  const staging = makeStaging(dir)
  try {
    for (const [index, { path: file, changedAt }] of all.entries()) {
      // Moved first: from now on nobody can claim it.
      const aside = path.join(staging, String(index))
      if (!(await moved(file, aside))) continue
      if ((await stat(aside)).mtimeMs !== changedAt) await moved(aside, file)
    }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** @returns false if there is nothing to move, or something else has taken the new name. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (['ENOENT', 'EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}
