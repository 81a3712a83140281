import { acceptedAtOf } from '../../enquiry/identity'
import type { SpamReason } from '../../enquiry/stored-enquiry'
import { clockTolerance, leastStored, type Entry, type Listing, type State, type Stats } from '../outbox'
import type { RetryState } from './folders'
import type { GroupFile } from './group-file'

/**
 * @property reason The sign of spam that was found, if any. After a restart, only enquiries in quarantine have it.
 */
export type Indexed = {
  state: State
  retry: RetryState
  bytes: number
  /** Whether it has files. After a start, this is concluded from its size. */
  hasFiles: boolean
  reason?: SpamReason | undefined
  /** The group file that contains the enquiry, while it has no file of its own. */
  group?: GroupFile
}

/** Lists the enquiries of a state, newest first. */
export function list(
  index: ReadonlyMap<string, Indexed>,
  state: State,
  { limit, offset }: { limit: number; offset: number },
): Listing {
  const found = [...index].filter(([, indexed]) => indexed.state === state)
  // Ids start with the time of acceptance.
  const newestFirst = found.sort(([a], [b]) => (a < b ? 1 : -1))
  return { total: found.length, entries: newestFirst.slice(offset, offset + limit).map(entryOf) }
}

function entryOf([id, { bytes, retry, reason }]: [string, Indexed]): Entry {
  return { id, acceptedAt: acceptedAtOf(id), bytes, ...retry, ...(reason ? { reason } : {}) }
}

/** Counts the enquiries and finds the oldest one that waits. */
export function stats(index: ReadonlyMap<string, Indexed>): Omit<Stats, 'freeBytes'> {
  const count: Stats['count'] = { waiting: 0, dead: 0, quarantined: 0, corrupt: 0 }
  let oldestWaiting: number | undefined
  let aheadOfClock = 0
  const soon = Date.now() + clockTolerance
  let quarantinedBytes = 0
  for (const [id, { state, bytes }] of index) {
    count[state]++
    if (state === 'quarantined') quarantinedBytes += Math.max(bytes, leastStored)
    const acceptedAt = acceptedAtOf(id)
    if (state !== 'waiting') continue
    oldestWaiting = Math.min(acceptedAt, oldestWaiting ?? Infinity)
    if (acceptedAt > soon) aheadOfClock++
  }
  return { count, quarantinedBytes, aheadOfClock, ...(oldestWaiting === undefined ? {} : { oldestWaiting }) }
}
