import { readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { acceptedAtOf } from '../../enquiry/identity'
import type { StoredEnquiry } from '../../enquiry/stored-enquiry'
import { states, type Entry, type Listing, type State, type Stats } from '../outbox'
import { storageError } from '../storage-error'
import { DirectorySync, writeDurably, type Disk } from './durable'
import {
  folderOf,
  idsIn,
  move,
  prepareFolders,
  readTrack,
  remove,
  untried,
  writeTrack,
  type Track,
} from './folders'
import { Fresh } from './fresh'
import { CorruptRecordError, decodeRecord, encodeRecord } from './record'

export type Indexed = { state: State; track: Track; bytes: number }

/**
 * The files of a spool, one for each enquiry. The folder is the truth; the index in memory only spares reading it.
 */
export class SpoolStore {
  private readonly index = new Map<string, Indexed>()
  private readonly fresh = new Fresh()
  private readonly syncs: Record<'waiting' | 'quarantined', DirectorySync>

  constructor(
    private readonly folder: string,
    private readonly disk: Disk,
  ) {
    const syncOf = (state: State) => new DirectorySync(disk, join(folder, folderOf[state]))
    this.syncs = { waiting: syncOf('waiting'), quarantined: syncOf('quarantined') }
  }

  /** Indexes what a former process left. @param onFound Called for each enquiry. */
  async load(onFound: (id: string, known: Indexed) => void) {
    await prepareFolders(this.folder)
    for (const state of states) {
      const folder = join(this.folder, folderOf[state])
      const { ids, orphans } = await idsIn(folder)
      for (const id of ids) {
        const { size } = await stat(join(folder, `${id}.mail`))
        const known = { state, track: await readTrack(folder, id), bytes: size }
        this.index.set(id, known)
        onFound(id, known)
      }
      for (const id of orphans) await remove(this.folder, id, state, true).catch(() => undefined)
    }
  }

  get(id: string): Indexed | undefined {
    return this.index.get(id)
  }

  /** @throws StorageError; nothing of the enquiry remains then. */
  async put(enquiry: StoredEnquiry, state: 'waiting' | 'quarantined', bytes: number) {
    const target = this.pathOf(enquiry.id, state)
    await writeDurably(this.disk, join(this.folder, 'tmp'), target, encodeRecord(enquiry), this.syncs[state])
    this.index.set(enquiry.id, { state, track: untried, bytes })
    this.fresh.add(enquiry, bytes)
  }

  /** For delivering: what was written a moment ago need not be read back. */
  async take(id: string): Promise<StoredEnquiry | undefined> {
    return this.fresh.take(id) ?? (await this.read(id))
  }

  /**
   * A whole enquiry, or undefined for one that is damaged: it goes where nobody delivers it.
   * @throws StorageError when the file cannot be read.
   */
  async read(id: string): Promise<StoredEnquiry | undefined> {
    const known = this.index.get(id)
    if (!known) return undefined
    try {
      return decodeRecord(await readFile(this.pathOf(id, known.state)))
    } catch (error) {
      if (!(error instanceof CorruptRecordError)) throw storageError(error, 'Reading an enquiry')
      if (known.state !== 'corrupt') {
        await rename(this.pathOf(id, known.state), this.pathOf(id, 'corrupt'))
        this.index.set(id, { ...known, state: 'corrupt' })
      }
      return undefined
    }
  }

  async move(id: string, known: Indexed, to: State, track: Track) {
    await move(this.folder, id, known.state, to, track)
    this.index.set(id, { ...known, state: to, track })
  }

  /** Notes a failed try of a waiting enquiry. Should the file fail, then only a restart tries earlier than planned. */
  async track(id: string, known: Indexed, track: Track) {
    this.index.set(id, { ...known, track })
    await writeTrack(this.folder, folderOf.waiting, id, track).catch(() => undefined)
  }

  /** From here on nobody finds it; its files are removed by `destroy`. */
  drop(id: string): Indexed | undefined {
    const known = this.index.get(id)
    this.index.delete(id)
    return known
  }

  destroy(id: string, { state, track }: Indexed) {
    return remove(this.folder, id, state, track !== untried)
  }

  list(state: State, { limit, offset }: { limit: number; offset: number }): Listing {
    const ids = [...this.index].filter(([, known]) => known.state === state).map(([id]) => id)
    // An id begins with its time.
    const page = ids.sort().reverse()
    return { total: ids.length, entries: page.slice(offset, offset + limit).flatMap((id) => this.entry(id)) }
  }

  private entry(id: string): Entry[] {
    const known = this.index.get(id)
    return known ? [{ id, acceptedAt: acceptedAtOf(id), bytes: known.bytes, ...known.track }] : []
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
