import { readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { acceptedAtOf } from '../../enquiry/identity'
import type { SpamReason, StoredEnquiry } from '../../enquiry/stored-enquiry'
import { states, type Entry, type Listing, type State, type Stats } from '../outbox'
import { storageError } from '../storage-error'
import { DirectorySync, writeDurably, type Disk } from './durable'
import {
  folderOf,
  idsIn,
  move,
  readRetryState,
  remove,
  untried,
  writeRetryState,
  type RetryState,
} from './folders'
import { RecentEnquiries } from './recent-enquiries'
import { CorruptRecordError, decodeRecord, encodeRecord, readSpamReason } from './record'

/** @property reason The sign of spam for which an enquiry is in quarantine. */
export type Indexed = { state: State; retry: RetryState; bytes: number; reason?: SpamReason | undefined }

/** The files of a spool, with an index of them in memory. The files are the source of truth. */
export class SpoolStore {
  private readonly index = new Map<string, Indexed>()
  private readonly recent = new RecentEnquiries()
  private readonly syncs: Record<'waiting' | 'quarantined', DirectorySync>

  constructor(
    private readonly folder: string,
    private readonly disk: Disk,
  ) {
    const syncOf = (state: State) => new DirectorySync(disk, join(folder, folderOf[state]))
    this.syncs = { waiting: syncOf('waiting'), quarantined: syncOf('quarantined') }
  }

  /** Indexes the files that an earlier process left. The folders must exist. @param onFound Called for each enquiry. */
  async load(onFound: (id: string, indexed: Indexed) => void) {
    for (const state of states) {
      const folder = join(this.folder, folderOf[state])
      const { ids, orphans } = await idsIn(folder)
      for (const id of ids) {
        const path = join(folder, `${id}.mail`)
        const { size } = await stat(path)
        const reason = state === 'quarantined' ? await readSpamReason(path) : undefined
        const indexed = { state, retry: await readRetryState(folder, id), bytes: size, reason }
        this.index.set(id, indexed)
        onFound(id, indexed)
      }
      for (const id of orphans) await remove(this.disk, this.folder, id, state, true).catch(() => undefined)
    }
  }

  get(id: string): Indexed | undefined {
    return this.index.get(id)
  }

  /** Writes an enquiry durably. @throws StorageError; nothing of the enquiry remains then. */
  async put(enquiry: StoredEnquiry, state: 'waiting' | 'quarantined', bytes: number) {
    const target = this.pathOf(enquiry.id, state)
    await writeDurably(this.disk, join(this.folder, 'tmp'), target, encodeRecord(enquiry), this.syncs[state])
    this.index.set(enquiry.id, { state, retry: untried, bytes, reason: enquiry.spam })
    this.recent.add(enquiry, bytes)
  }

  /** Reads an enquiry for delivery, from the cache of recent enquiries if possible. */
  async take(id: string): Promise<StoredEnquiry | undefined> {
    return this.recent.take(id) ?? (await this.read(id))
  }

  /**
   * @returns undefined for an unknown id and for a damaged file, which is moved to the folder for damaged files.
   * @throws StorageError when the file cannot be read.
   */
  async read(id: string): Promise<StoredEnquiry | undefined> {
    const indexed = this.index.get(id)
    if (!indexed) return undefined
    try {
      return decodeRecord(await readFile(this.pathOf(id, indexed.state)))
    } catch (error) {
      if (!(error instanceof CorruptRecordError)) throw storageError(error, 'Reading an enquiry')
      if (indexed.state !== 'corrupt') {
        await rename(this.pathOf(id, indexed.state), this.pathOf(id, 'corrupt'))
        this.index.set(id, { ...indexed, state: 'corrupt' })
      }
      return undefined
    }
  }

  async move(id: string, indexed: Indexed, to: State, retry: RetryState) {
    await move(this.folder, id, indexed.state, to, retry)
    this.index.set(id, { ...indexed, state: to, retry })
  }

  /** Stores the retry state of a waiting enquiry. If writing fails, a restart only retries earlier than planned. */
  async setRetryState(id: string, indexed: Indexed, retry: RetryState) {
    this.index.set(id, { ...indexed, retry })
    await writeRetryState(this.folder, folderOf.waiting, id, retry).catch(() => undefined)
  }

  /** Removes an enquiry from the index. `destroy` then removes its files. */
  drop(id: string): Indexed | undefined {
    const indexed = this.index.get(id)
    this.index.delete(id)
    return indexed
  }

  destroy(id: string, { state, retry }: Indexed) {
    return remove(this.disk, this.folder, id, state, retry !== untried)
  }

  list(state: State, { limit, offset }: { limit: number; offset: number }): Listing {
    const ids = [...this.index].filter(([, indexed]) => indexed.state === state).map(([id]) => id)
    // Ids start with the time of acceptance, so this sorts newest first.
    const newestFirst = ids.sort().reverse()
    const entries = newestFirst.slice(offset, offset + limit).flatMap((id) => this.entry(id))
    return { total: ids.length, entries }
  }

  private entry(id: string): Entry[] {
    const indexed = this.index.get(id)
    if (!indexed) return []
    const { bytes, retry, reason } = indexed
    return [{ id, acceptedAt: acceptedAtOf(id), bytes, ...retry, ...(reason ? { reason } : {}) }]
  }

  stats(): Omit<Stats, 'freeBytes'> {
    const count: Stats['count'] = { waiting: 0, dead: 0, quarantined: 0, corrupt: 0 }
    let oldestWaiting: number | undefined
    for (const [id, { state }] of this.index) {
      count[state]++
      const acceptedAt = acceptedAtOf(id)
      if (state === 'waiting' && acceptedAt < (oldestWaiting ?? Infinity)) oldestWaiting = acceptedAt
    }
    return { count, ...(oldestWaiting === undefined ? {} : { oldestWaiting }) }
  }

  async close() {
    await Promise.all([this.syncs.waiting.close(), this.syncs.quarantined.close()])
  }

  private pathOf(id: string, state: State) {
    return join(this.folder, folderOf[state], `${id}.mail`)
  }
}
