import { readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { acceptedAtOf, idPattern, longestRepeatWindow } from '../../enquiry/identity'
import { sizeOf, type StoredEnquiry } from '../../enquiry/stored-enquiry'
import {
  states,
  type Deliver,
  type Entry,
  type Listing,
  type Outbox,
  type Outcome,
  type State,
  type Stats,
  type WorkOptions,
} from '../outbox'
import { storageError } from '../storage-error'
import { DirectorySync, realDisk, writeDurably, type Disk } from './durable'
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
import { own } from './owner'
import { Receipts } from './receipts'
import { CorruptRecordError, decodeRecord, encodeRecord } from './record'
import { Repetitions } from './repetitions'
import { Room } from './room'
import { Schedule } from './schedule'

export type SpoolSettings = {
  folder: string
  /** Bytes of the disk that stay free: an enquiry that would need them is refused. */
  diskFloor: number
  /** Longest time a try may lie ahead after a restart, whatever the wall clock says by then. */
  longestDelay: number
  disk?: Disk
}

type Indexed = { state: State; track: Track; bytes: number }

/**
 * The embedded outbox: one file for each enquiry, on a local disk, owned by one process. The folder is the truth;
 * the index in memory only spares reading it. A claim lives in memory alone, so whatever a crash interrupts is
 * simply waiting again.
 */
export class SpoolOutbox implements Outbox {
  private readonly index = new Map<string, Indexed>()
  private readonly repetitions = new Repetitions()
  private readonly fresh = new Fresh()
  private readonly room: Room
  private readonly receipts: Receipts
  private readonly disk: Disk
  private readonly syncs: Record<'waiting' | 'quarantined', DirectorySync>
  private readonly running = new Map<string, Promise<void>>()
  private readonly schedule = new Schedule(() => this.fill())
  private worker: ({ deliver: Deliver } & WorkOptions) | undefined

  private constructor(
    private readonly settings: SpoolSettings,
    private readonly release: () => Promise<void>,
  ) {
    this.disk = settings.disk ?? realDisk
    this.room = new Room(settings.folder, settings.diskFloor, this.disk)
    this.receipts = new Receipts(join(settings.folder, 'receipts'))
    const syncOf = (state: State) => new DirectorySync(this.disk, join(settings.folder, folderOf[state]))
    this.syncs = { waiting: syncOf('waiting'), quarantined: syncOf('quarantined') }
  }

  /** @throws OutboxInUseError while another process owns the folder. */
  static async open(settings: SpoolSettings): Promise<SpoolOutbox> {
    await prepareFolders(settings.folder)
    const outbox = new SpoolOutbox(settings, await own(settings.folder))
    await outbox.load()
    return outbox
  }

  private async load() {
    for (const { id } of await this.receipts.since(longestRepeatWindow)) this.repetitions.remember(id)
    for (const state of states) {
      const folder = join(this.settings.folder, folderOf[state])
      const { ids, orphans } = await idsIn(folder)
      for (const id of ids) {
        this.repetitions.remember(id)
        const track = await readTrack(folder, id)
        this.index.set(id, { state, track, bytes: (await stat(join(folder, `${id}.mail`))).size })
        if (state === 'waiting') {
          const delay = (track.dueAt ?? 0) - Date.now()
          this.schedule.add(id, Math.min(delay, this.settings.longestDelay))
        }
      }
      for (const id of orphans) await remove(this.settings.folder, id, state, true).catch(() => undefined)
    }
  }

  accept(enquiry: StoredEnquiry) {
    return this.repetitions.once(enquiry.identity, enquiry.id, async () => {
      const bytes = sizeOf(enquiry)
      await this.room.reserve(bytes)
      const state = enquiry.quarantined ? 'quarantined' : 'waiting'
      const target = this.pathOf(enquiry.id, state)
      const tmp = join(this.settings.folder, 'tmp')
      await writeDurably(this.disk, tmp, target, encodeRecord(enquiry), this.syncs[state])
      this.index.set(enquiry.id, { state, track: untried, bytes })
      this.fresh.add(enquiry, bytes)
      if (state === 'waiting') this.schedule.add(enquiry.id)
    })
  }

  work(deliver: Deliver, options: WorkOptions) {
    this.worker = { deliver, ...options }
    this.fill()
    return Promise.resolve({
      stop: async () => {
        this.worker = undefined
        await Promise.all(this.running.values())
      },
    })
  }

  private fill() {
    while (this.worker && this.running.size < this.worker.concurrency) {
      const id = this.schedule.take()
      if (id === undefined) return
      const run = this.handOut(id, this.worker).finally(() => {
        this.running.delete(id)
        this.fill()
      })
      this.running.set(id, run)
    }
  }

  /** Never rejects: an enquiry that could not be settled comes again. */
  private async handOut(id: string, { deliver, onFault }: NonNullable<typeof this.worker>) {
    try {
      const known = this.index.get(id)
      if (known?.state !== 'waiting') return
      const enquiry = this.fresh.take(id) ?? (await this.readWhole(id, 'waiting'))
      if (!enquiry) return onFault('corrupt', { id })
      await this.settle(enquiry, await deliver(enquiry, known.track))
    } catch (error) {
      onFault('storage', { id, error })
      this.schedule.add(id, 5000)
    }
  }

  private async settle(enquiry: StoredEnquiry, outcome: Outcome) {
    const { id } = enquiry
    const known = this.index.get(id)
    if (!known) return
    if (outcome.kind === 'delivered') {
      await this.forget(enquiry, 'delivered', known.track.attempts + 1, outcome.reply)
      return
    }
    const { error, done } = outcome
    if (outcome.kind === 'dead') {
      const track = { attempts: known.track.attempts + 1, done, error }
      await move(this.settings.folder, id, 'waiting', 'dead', track)
      this.index.set(id, { ...known, state: 'dead', track })
      return
    }
    const attempts = known.track.attempts + (outcome.kind === 'retry' ? 1 : 0)
    // After a rest it is as ready as all the others.
    const dueAt = outcome.kind === 'retry' ? Date.now() + outcome.after : undefined
    const track: Track = { attempts, done, error, ...(dueAt === undefined ? {} : { dueAt }) }
    this.index.set(id, { ...known, track })
    if (outcome.kind === 'hold') this.schedule.rest(outcome.after)
    this.schedule.add(id, outcome.kind === 'retry' ? outcome.after : 0)
    // Should this fail, then only a restart tries earlier than planned.
    await writeTrack(this.settings.folder, folderOf.waiting, id, track).catch(() => undefined)
  }

  private async forget(
    enquiry: StoredEnquiry,
    outcome: 'delivered' | 'erased',
    attempts: number,
    reply?: string,
  ) {
    const { id, identity, acceptedAt } = enquiry
    const known = this.index.get(id)
    if (!known) return
    this.index.delete(id)
    const receipt = { id, identity, acceptedAt, settledAt: Date.now(), outcome, attempts, bytes: known.bytes }
    // On a full disk there is no receipt. To deliver again for that reason would be worse.
    const noted = this.receipts.add({ ...receipt, ...(reply === undefined ? {} : { reply }) })
    await noted.catch((error: unknown) => this.worker?.onFault('storage', { id, error }))
    await remove(this.settings.folder, id, known.state, known.track !== untried)
  }

  /** Reads a file; one that is damaged goes where nobody delivers it. */
  private async readWhole(id: string, state: State): Promise<StoredEnquiry | undefined> {
    try {
      return decodeRecord(await readFile(this.pathOf(id, state)))
    } catch (error) {
      if (!(error instanceof CorruptRecordError)) throw storageError(error, 'Reading an enquiry')
      if (state !== 'corrupt') {
        await rename(this.pathOf(id, state), this.pathOf(id, 'corrupt'))
        const known = this.index.get(id)
        if (known) this.index.set(id, { ...known, state: 'corrupt' })
        this.schedule.drop(id)
      }
      return undefined
    }
  }

  list(state: State, { limit, offset }: { limit: number; offset: number }): Promise<Listing> {
    const ids = [...this.index].filter(([, known]) => known.state === state).map(([id]) => id)
    // An id begins with its time.
    const page = ids
      .sort()
      .reverse()
      .slice(offset, offset + limit)
    return Promise.resolve({ total: ids.length, entries: page.flatMap((id) => this.entry(id)) })
  }

  private entry(id: string): Entry[] {
    const known = this.index.get(id)
    return known ? [{ id, acceptedAt: acceptedAtOf(id), bytes: known.bytes, ...known.track }] : []
  }

  async read(id: string) {
    const known = idPattern.test(id) ? this.index.get(id) : undefined
    const enquiry = known && (await this.readWhole(id, known.state))
    return enquiry && { state: known.state, enquiry, progress: known.track }
  }

  async requeue(id: string) {
    const known = this.index.get(id)
    if (!known || this.running.has(id)) return false
    // Proves that it is whole, whatever state it is in.
    if (!(await this.readWhole(id, known.state))) return false
    const track: Track = { attempts: 0, done: known.track.done }
    await move(this.settings.folder, id, known.state, 'waiting', track)
    this.index.set(id, { ...known, state: 'waiting', track })
    this.schedule.add(id)
    return true
  }

  async erase(id: string) {
    const known = this.index.get(id)
    if (!known || this.running.has(id)) return false
    this.schedule.drop(id)
    const enquiry = await this.readWhole(id, known.state)
    if (enquiry) await this.forget(enquiry, 'erased', known.track.attempts)
    else {
      await remove(this.settings.folder, id, 'corrupt', true)
      this.index.delete(id)
    }
    return true
  }

  async stats(): Promise<Stats> {
    const count: Stats['count'] = { waiting: 0, dead: 0, quarantined: 0, corrupt: 0 }
    let oldestWaiting: number | undefined
    for (const [id, { state }] of this.index) {
      count[state]++
      const acceptedAt = acceptedAtOf(id)
      if (state === 'waiting' && acceptedAt < (oldestWaiting ?? Infinity)) oldestWaiting = acceptedAt
    }
    const freeBytes = await this.room.free()
    return { count, freeBytes, ...(oldestWaiting === undefined ? {} : { oldestWaiting }) }
  }

  check() {
    return this.room.check()
  }

  async tidy(keepReceipts: number) {
    this.repetitions.tidy()
    await this.receipts.tidy(keepReceipts)
  }

  async close() {
    this.schedule.clear()
    await Promise.all([this.syncs.waiting.close(), this.syncs.quarantined.close()])
    await this.release()
  }

  private pathOf(id: string, state: State) {
    return join(this.settings.folder, folderOf[state], `${id}.mail`)
  }
}
