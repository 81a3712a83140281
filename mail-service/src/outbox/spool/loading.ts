import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { states, type State } from '../outbox'
import { storageError, type StorageError } from '../storage-error'
import type { Disk } from './durable'
import { folderOf, groupExtension, idsIn, readRetryState, remove, untried } from './folders'
import type { GroupFile } from './group-file'
import type { Indexed } from './listing'
import { readSpamReason } from './record'

/** Bytes of the longest enquiry without files: its HTML and its text, 64 KB each before JSON escapes them. */
const longestText = 200_000

/** An enquiry that was found at the start. */
export type Found = [id: string, indexed: Indexed]
/** Reports a file that cannot be read. The disk may be damaged there only, so everything else is loaded. */
export type ReportUnreadable = (error: StorageError) => void

/** Finds the enquiries that an earlier process left in files of their own. */
export async function* findFiles(root: string, disk: Disk, report: ReportUnreadable): AsyncGenerator<Found> {
  for (const state of states) yield* findFilesOf(state, root, disk, report)
}

async function* findFilesOf(
  state: State,
  root: string,
  disk: Disk,
  report: ReportUnreadable,
): AsyncGenerator<Found> {
  const folder = join(root, folderOf[state])
  const { ids, orphans } = await idsIn(folder)
  for (const id of ids) {
    const path = join(folder, `${id}.mail`)
    const unreadable = (error: unknown): undefined =>
      void report(storageError(error, `Reading ${folderOf[state]}/${id}.mail of the spool`))
    // An enquiry that cannot be read is listed too. Its delivery fails in the same way and is tried again.
    const { size: bytes = 0 } = (await stat(path).catch(unreadable)) ?? {}
    const reason = state === 'quarantined' ? await readSpamReason(path).catch(unreadable) : undefined
    const retry = await readRetryState(folder, id)
    yield [id, { state, retry, bytes, hasFiles: bytes > longestText, reason }]
  }
  for (const id of orphans) await remove(disk, root, id, state, true).catch(() => undefined)
}

/** The enquiries that are only in a group. */
export const membersOf = (group: GroupFile): Found[] =>
  [...group.members].map(([id, { length }]) => [
    id,
    { state: 'waiting', retry: untried, bytes: length, hasFiles: false, group },
  ])

export const unreadableGroup = (groupId: string, error: unknown): StorageError =>
  storageError(error, `Reading ${folderOf.waiting}/${groupId}${groupExtension} of the spool`)
