import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { longestRepeatWindow } from '../../enquiry/identity'
import { sizeOf, type StoredEnquiry } from '../../enquiry/stored-enquiry'
import type { Deliver, Listing, Outbox, State, Stats, WorkOptions } from '../outbox'
import { realDisk, type Disk } from './durable'
import { own } from './owner'
import { Receipts } from './receipts'
import { Repetitions } from './repetitions'
import { Room } from './room'
import { SpoolStore } from './spool-store'
import { SpoolWorker } from './spool-worker'

export type SpoolSettings = {
  folder: string
  /** Bytes of the disk that stay free: an enquiry that would need them is refused. */
  diskFloor: number
  /** Longest time a try may lie ahead after a restart, whatever the wall clock says by then. */
  longestDelay: number
  disk?: Disk
}

/** The embedded outbox: files on a local disk, owned by one process. */
export class SpoolOutbox implements Outbox {
  private readonly repetitions = new Repetitions()
  private readonly store: SpoolStore
  private readonly room: Room
  private readonly receipts: Receipts
  private readonly worker: SpoolWorker

  private constructor(
    { folder, diskFloor, disk = realDisk }: SpoolSettings,
    private readonly release: () => Promise<void>,
  ) {
    this.store = new SpoolStore(folder, disk)
    this.room = new Room(folder, diskFloor, disk)
    this.receipts = new Receipts(join(folder, 'receipts'))
    this.worker = new SpoolWorker(this.store, this.receipts)
  }

  /** @throws OutboxInUseError while another process owns the folder; nothing of its is touched then. */
  static async open(settings: SpoolSettings): Promise<SpoolOutbox> {
    await mkdir(settings.folder, { recursive: true, mode: 0o700 })
    const release = await own(settings.folder)
    try {
      const outbox = new SpoolOutbox(settings, release)
      await outbox.load(settings.longestDelay)
      return outbox
    } catch (error) {
      await release()
      throw error
    }
  }

  private async load(longestDelay: number) {
    await this.store.load((id, { state, track }) => {
      this.repetitions.remember(id)
      if (state !== 'waiting') return
      this.worker.schedule.add(id, Math.min((track.dueAt ?? 0) - Date.now(), longestDelay))
    })
    for (const { id } of await this.receipts.since(longestRepeatWindow)) this.repetitions.remember(id)
  }

  accept(enquiry: StoredEnquiry) {
    return this.repetitions.once(enquiry.identity, enquiry.id, async () => {
      const bytes = sizeOf(enquiry)
      await this.room.reserve(bytes)
      await this.store.put(enquiry, enquiry.quarantined ? 'quarantined' : 'waiting', bytes)
      if (!enquiry.quarantined) this.worker.schedule.add(enquiry.id)
    })
  }

  work(deliver: Deliver, options: WorkOptions) {
    this.worker.start({ deliver, ...options })
    return Promise.resolve(this.worker)
  }

  list(state: State, page: { limit: number; offset: number }): Promise<Listing> {
    return Promise.resolve(this.store.list(state, page))
  }

  async read(id: string) {
    const known = this.store.get(id)
    const enquiry = await this.store.read(id)
    return known && enquiry && { state: known.state, enquiry, progress: known.track }
  }

  async requeue(id: string) {
    const known = this.store.get(id)
    if (!known || this.worker.isDelivering(id)) return false
    // Proves that it is whole, whatever state it is in.
    if (!(await this.store.read(id))) return false
    await this.store.move(id, known, 'waiting', { attempts: 0, done: known.track.done })
    this.worker.schedule.add(id)
    return true
  }

  async erase(id: string) {
    if (!this.store.get(id) || this.worker.isDelivering(id)) return false
    this.worker.schedule.drop(id)
    const enquiry = await this.store.read(id)
    if (enquiry) await this.worker.forget(enquiry, 'erased')
    else {
      // Damaged: it has just been moved to where those are kept.
      const known = this.store.drop(id)
      if (known) await this.store.destroy(id, known)
    }
    return true
  }

  async stats(): Promise<Stats> {
    return { ...this.store.stats(), freeBytes: await this.room.free() }
  }

  check() {
    return this.room.check()
  }

  async tidy(keepReceipts: number) {
    this.repetitions.tidy()
    await this.receipts.tidy(keepReceipts)
  }

  async close() {
    this.worker.schedule.clear()
    await this.store.close()
    await this.release()
  }
}
