import { randomInt } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { clientOf, sizeOf, type StoredEnquiry } from '../../enquiry/stored-enquiry'
import {
  mostOfSome,
  notSentPattern,
  type Deliver,
  type Listing,
  type Outbox,
  type Recovery,
  type State,
  type Stats,
  type WorkOptions,
} from '../outbox'
import { DiskSpace } from './disk-space'
import { realDisk, type Disk } from './durable'
import { lockFolder } from './folder-lock'
import { prepareFolders } from './folders'
import { Receipts } from './receipts'
import { Removals } from './removals'
import { RepeatedSubmits } from './repeated-submits'
import { SpoolLoader } from './spool-loader'
import { SpoolStore } from './spool-store'
import { SpoolWorker } from './spool-worker'
import { OneAtATime } from './one-at-a-time'

export type SpoolSettings = {
  folder: string
  /** Bytes of the disk that stay free. An enquiry that would need them is refused. */
  diskFloor: number
  /**
   * Milliseconds. The next attempt after a restart is due no later than this and than its own delay, even when the system time
   * was changed.
   */
  longestDelay: number
  disk?: Disk
  /** A group of enquiries that cannot be read at the start is read again after this time, in ms. */
  rereadDelay?: number
}

/** The embedded outbox: files on a local disk that belong to one process. */
export class SpoolOutbox implements Outbox {
  private readonly repeatedSubmits = new RepeatedSubmits()
  private readonly store: SpoolStore
  private readonly diskSpace: DiskSpace
  private readonly receipts: Receipts
  private readonly removals: Removals
  private readonly worker: SpoolWorker
  private readonly actions = new OneAtATime()
  /** Faults from before the worker has started, which reports them. */
  private readonly earlyFaults: unknown[] = []
  private report = (error: unknown): void => void this.earlyFaults.push(error)
  private loader: SpoolLoader | undefined

  private constructor(
    private readonly settings: SpoolSettings,
    private readonly unlock: () => Promise<void>,
  ) {
    const { folder, diskFloor, disk = realDisk } = settings
    this.store = new SpoolStore(folder, disk)
    this.diskSpace = new DiskSpace(folder, diskFloor, disk)
    this.receipts = new Receipts(join(folder, 'receipts'))
    this.removals = new Removals(this.store, this.receipts)
    this.worker = new SpoolWorker(this.store, this.removals)
  }

  /** @throws OutboxInUseError while another process owns the folder. Its files are left alone then. */
  static async open(settings: SpoolSettings): Promise<SpoolOutbox> {
    await mkdir(settings.folder, { recursive: true, mode: 0o700 })
    const unlock = await lockFolder(settings.folder)
    try {
      await prepareFolders(settings.folder)
      const outbox = new SpoolOutbox(settings, unlock)
      await outbox.load()
      return outbox
    } catch (error) {
      await unlock()
      throw error
    }
  }

  private async load() {
    const { longestDelay, rereadDelay = 60_000 } = this.settings
    const report = (error: unknown) => this.report(error)
    const receipts = await this.receipts.all(report)
    this.loader = new SpoolLoader({
      ...{ store: this.store, receipts, report, rereadDelay },
      onFound: (id, { state, retry }) => {
        if (state !== 'corrupt') this.repeatedSubmits.remember(id)
        if (state !== 'waiting') return
        const { dueAt = 0, delay = longestDelay } = retry
        this.worker.schedule.add(id, Math.min(dueAt - Date.now(), delay, longestDelay))
      },
      onSettled: (id) => this.discard(id),
    })
    await this.loader.load()
    for (const { id, outcome } of receipts) if (outcome === 'delivered') this.repeatedSubmits.remember(id)
  }

  accept(enquiry: StoredEnquiry, state: 'waiting' | 'quarantined' = 'waiting') {
    const store = async () => {
      const bytes = sizeOf(enquiry)
      await this.diskSpace.take(bytes)
      await this.store.put(enquiry, state, bytes)
      if (state === 'waiting') this.worker.schedule.add(enquiry.id, 0, clientOf(enquiry))
    }
    return this.repeatedSubmits.once(enquiry.identity, enquiry.id, store, (id) => this.isKept(id))
  }

  work(deliver: Deliver, options: WorkOptions) {
    this.report = (error) => options.onFault('storage', { error })
    for (const error of this.earlyFaults.splice(0)) this.report(error)
    this.worker.start({ deliver, ...options })
    return Promise.resolve(this.worker)
  }

  list(state: State, page: { limit: number; offset: number }): Promise<Listing> {
    return Promise.resolve(this.store.list(state, page))
  }

  async read(id: string) {
    const indexed = this.store.get(id)
    const enquiry = await this.store.read(id)
    return indexed && enquiry && { state: indexed.state, enquiry, progress: indexed.retry }
  }

  requeue(id: string) {
    return this.actions.run(id, () => this.requeueNow(id))
  }

  private async requeueNow(id: string) {
    const indexed = this.store.get(id)
    if (!indexed || this.worker.isDelivering(id)) return false
    const { schedule } = this.worker
    // It must not be delivered and removed while its file moves.
    schedule.drop(id)
    let client: number | undefined
    try {
      // Reads the file to verify that it is not damaged.
      const enquiry = await this.store.read(id)
      if (!enquiry) return false
      await this.store.move(id, 'waiting', { attempts: 0, done: indexed.retry.done })
      client = clientOf(enquiry)
      return true
    } finally {
      if (this.store.get(id)?.state === 'waiting') schedule.add(id, 0, client)
    }
  }

  hasten(recovery: Recovery) {
    const { schedule } = this.worker
    const delayed = this.store.failedOnes().filter(([id]) => schedule.isDelayed(id))
    if (recovery === 'fault') {
      for (const [id, { error = '' }] of delayed) if (notSentPattern.test(error)) this.store.forgive(id)
      schedule.hasten(delayed.map(([id]) => [id, 'planned']))
      return Promise.resolve()
    }
    const possible = delayed.filter(([, { error = '' }]) => notSentPattern.test(error))
    const chosen = recovery === 'some' ? someOf(possible, mostOfSome) : possible
    schedule.hasten(chosen.map(([id]) => [id, 'extra']))
    return Promise.resolve()
  }

  erase(id: string) {
    return this.actions.run(id, () => this.eraseNow(id))
  }

  private async eraseNow(id: string) {
    // Before anything else, because it fails on a full disk.
    await this.store.withOwnFile(id)
    if (!this.store.get(id) || this.worker.isDelivering(id)) return false
    const { schedule } = this.worker
    schedule.drop(id)
    try {
      const enquiry = await this.store.read(id)
      this.repeatedSubmits.forget(id)
      if (enquiry) await this.worker.forget(enquiry, 'erased')
      // The file is damaged, and `read` has just moved it to the folder for damaged files.
      else await this.discard(id)
      return true
    } finally {
      if (this.store.get(id)?.state === 'waiting') schedule.add(id)
    }
  }

  /** Deletes the files of an enquiry without writing a receipt. */
  private async discard(id: string) {
    const indexed = this.store.drop(id)
    if (indexed) await this.removals.remove(id, indexed)
  }

  /** Whether an accepted enquiry was delivered or can still be delivered. Reading it detects a damaged file. */
  private async isKept(id: string) {
    try {
      await this.store.read(id)
    } catch (error) {
      // Otherwise it was delivered and deleted in the meantime.
      if (this.store.get(id)) throw error
    }
    return this.store.get(id)?.state !== 'corrupt'
  }

  async stats(): Promise<Stats> {
    return { ...this.store.stats(), freeBytes: (await this.diskSpace.free()).bytes }
  }

  check() {
    return this.diskSpace.check()
  }

  async tidy(keepReceipts: number) {
    this.repeatedSubmits.tidy()
    await this.receipts.tidy(keepReceipts)
  }

  async close() {
    this.loader?.stop()
    this.worker.schedule.clear()
    this.removals.stop()
    await this.store.close()
    await this.unlock()
  }
}

/** At most so many of the items, at random. */
function someOf<Item>(items: readonly Item[], most: number): Item[] {
  const left = [...items]
  return Array.from({ length: Math.min(most, left.length) }, () =>
    left.splice(randomInt(left.length), 1),
  ).flat()
}
