import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { states, type State } from '../outbox'
import type { Disk } from './durable'
import { folderOf, idsIn, readRetryState, remove, untried } from './folders'
import type { Groups } from './groups'
import type { Indexed } from './listing'
import { readSpamReason } from './record'

/** Bytes of the longest enquiry without files: its HTML and its text, 64 KB each before JSON escapes them. */
const longestText = 200_000

/**
 * Finds the enquiries that an earlier process left in the files of a spool.
 * @param known The enquiries that were found so far.
 */
export async function* findEnquiries(
  root: string,
  disk: Disk,
  groups: Groups,
  known: ReadonlyMap<string, Indexed>,
): AsyncGenerator<[id: string, indexed: Indexed]> {
  for (const state of states) yield* findOwnFiles(root, disk, state)
  const { groups: groupIds } = await idsIn(join(root, folderOf.waiting))
  for (const groupId of groupIds) {
    const group = await groups.load(groupId, (id) => known.has(id))
    for (const [id, { length }] of group.members)
      yield [id, { state: 'waiting', retry: untried, bytes: length, hasFiles: false, group }]
  }
}

async function* findOwnFiles(
  root: string,
  disk: Disk,
  state: State,
): AsyncGenerator<[id: string, indexed: Indexed]> {
  const folder = join(root, folderOf[state])
  const { ids, orphans } = await idsIn(folder)
  for (const id of ids) {
    const path = join(folder, `${id}.mail`)
    const { size } = await stat(path)
    const reason = state === 'quarantined' ? await readSpamReason(path) : undefined
    yield [
      id,
      { state, retry: await readRetryState(folder, id), bytes: size, hasFiles: size > longestText, reason },
    ]
  }
  for (const id of orphans) await remove(disk, root, id, state, true).catch(() => undefined)
}
