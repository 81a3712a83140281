import { mkdir, open, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { idPattern } from '../../enquiry/identity'
import type { Progress, State } from '../outbox'
import { unlinkIfPresent, type Disk } from './durable'

/**
 * The folder of each state. An enquiry is the file `<id>.mail`, or a part of a group file. Its retry state is
 * `<id>.json` in the same folder, which is missing until the first attempt has failed.
 */
export const folderOf = {
  waiting: 'queue',
  dead: 'dead',
  quarantined: 'quarantine',
  corrupt: 'corrupt',
} as const satisfies Record<State, string>

/**
 * The attempts so far.
 * @property dueAt Time of the next one in milliseconds since the epoch.
 * @property delay Milliseconds from the last one to the next one. Files of older versions do not have it.
 */
export type RetryState = Progress & { dueAt?: number; delay?: number }
export const untried: RetryState = { attempts: 0, done: [] }
/** The latest time of JavaScript, in milliseconds. */
const latestTime = 8.64e15
const retryState = z.object({
  attempts: z.int().nonnegative().default(0),
  done: z.array(z.string()).default([]),
  error: z.string().exactOptional(),
  dueAt: z.number().min(-latestTime).max(latestTime).exactOptional(),
  delay: z.number().nonnegative().max(latestTime).exactOptional(),
})

/** Creates the folders and empties `tmp`, which holds only files that were never acknowledged. Requires the folder lock. */
export async function prepareFolders(root: string) {
  for (const folder of ['tmp', 'receipts', ...Object.values(folderOf)])
    await mkdir(join(root, folder), { recursive: true, mode: 0o700 })
  for (const draft of await readdir(join(root, 'tmp'), { withFileTypes: true }))
    // A disk of its own has a folder `lost+found`.
    if (!draft.isDirectory()) await unlink(join(root, 'tmp', draft.name))
  // Flushed, so that the folders themselves are still there after a power failure.
  if (process.platform === 'win32') return
  const handle = await open(root, 'r')
  await handle.sync()
  await handle.close()
}

/** The extension of a file with several enquiries. Its name is the id of the first one. */
export const groupExtension = '.group'

/**
 * The ids of the enquiries and of the groups in a folder, and the ids of retry states whose enquiry is gone because of a
 * crash between two steps.
 */
export async function idsIn(folder: string) {
  const names = await readdir(folder)
  const idsWith = (extension: string) =>
    names
      .filter((name) => name.endsWith(extension))
      .map((name) => name.slice(0, -extension.length))
      .filter((id) => idPattern.test(id))
  const ids = idsWith('.mail')
  const present = new Set(ids)
  const orphans = idsWith('.json').filter((id) => !present.has(id))
  return { ids: ids.sort(), groups: idsWith(groupExtension).sort(), orphans }
}

/** A missing or damaged retry state counts as untried. The enquiry itself does not depend on it. */
export async function readRetryState(folder: string, id: string): Promise<RetryState> {
  try {
    return retryState.parse(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')))
  } catch {
    return untried
  }
}

export async function writeRetryState(root: string, folder: string, id: string, state: RetryState) {
  const draft = join(root, 'tmp', `${id}.json`)
  await writeFile(draft, JSON.stringify(state), { mode: 0o600 })
  await rename(draft, join(root, folder, `${id}.json`))
}

/** Moves an enquiry to another state. A crash before the rename leaves it in the old state. */
export async function move(root: string, id: string, from: State, to: State, retry: RetryState) {
  await writeRetryState(root, folderOf[to], id, retry)
  await rename(join(root, folderOf[from], `${id}.mail`), join(root, folderOf[to], `${id}.mail`))
  if (from !== to) await unlink(join(root, folderOf[from], `${id}.json`)).catch(() => undefined)
}

/**
 * Deletes the files of an enquiry. Files that are already gone are not an error.
 * @param hasRetryState Whether there is a retry state to delete as well.
 */
export async function remove(disk: Disk, root: string, id: string, state: State, hasRetryState: boolean) {
  await unlinkIfPresent(disk, join(root, folderOf[state], `${id}.mail`))
  if (hasRetryState) await unlink(join(root, folderOf[state], `${id}.json`)).catch(() => undefined)
}
