import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredEnquiry } from '../../enquiry/stored-enquiry'
import { Grouping } from '../grouping'
import type { Listing, State } from '../outbox'
import { StorageError, storageError } from '../storage-error'
import { DirectorySync, writeDurably, type Disk } from './durable'
import { folderOf, idsIn, move, remove, untried, writeRetryState, type RetryState } from './folders'
import { readMember } from './group-file'
import { Groups } from './groups'
import { list, stats, type Indexed } from './listing'
import { findFiles, membersOf, unreadableGroup, type Found, type ReportUnreadable } from './loading'
import { RecentEnquiries } from './recent-enquiries'
import { CorruptRecordError, decodeRecord, encodeRecord } from './record'

/** An enquiry that is being stored, with the bytes of its content. */
type NewEnquiry = { enquiry: StoredEnquiry; bytes: number }

const groupLimits = { items: 256, size: 1024 * 1024, wait: 2 }

/** The files of a spool, with an index of them in memory. The files are the source of truth. */
export class SpoolStore {
  private readonly index = new Map<string, Indexed>()
  private readonly recent = new RecentEnquiries()
  /** The moves that are running, by the id of the enquiry. */
  private readonly moves = new Map<string, Promise<void>>()
  private readonly syncs: Record<'waiting' | 'quarantined', DirectorySync>
  private readonly groups: Groups
  private readonly grouping = new Grouping<NewEnquiry, void>(groupLimits, (group) => this.putGroup(group))

  constructor(
    private readonly folder: string,
    private readonly disk: Disk,
  ) {
    const syncOf = (state: State) => new DirectorySync(disk, join(folder, folderOf[state]))
    this.syncs = { waiting: syncOf('waiting'), quarantined: syncOf('quarantined') }
    this.groups = new Groups({
      disk,
      folder: join(folder, folderOf.waiting),
      drafts: join(folder, 'tmp'),
      sync: this.syncs.waiting,
      onMoved: (id) => this.ungroup(id),
    })
  }

  set onFault(report: (error: unknown) => void) {
    this.groups.onFault = report
  }

  /** Indexes the enquiries that an earlier process left in files of their own. The folders must exist. */
  async loadFiles(report: ReportUnreadable): Promise<Found[]> {
    const all: Found[] = []
    for await (const found of findFiles(this.folder, this.disk, report)) all.push(found)
    return this.indexAll(all)
  }

  /** The ids of the groups that an earlier process left. */
  async groupIds(): Promise<string[]> {
    return (await idsIn(join(this.folder, folderOf.waiting))).groups
  }

  /**
   * Indexes the enquiries of groups that an earlier process left.
   * @returns What was found, and the ids of the groups that cannot be read.
   */
  async loadGroups(
    groupIds: readonly string[],
    hasOwnFile: (id: string) => boolean,
    report: ReportUnreadable,
  ): Promise<{ found: Found[]; unread: string[] }> {
    const found: Found[] = []
    const unread: string[] = []
    for (const groupId of groupIds) {
      try {
        found.push(...membersOf(await this.groups.load(groupId, hasOwnFile)))
      } catch (error) {
        unread.push(groupId)
        report(unreadableGroup(groupId, error))
      }
    }
    return { found: this.indexAll(found), unread }
  }

  private indexAll(found: Found[]): Found[] {
    for (const [id, indexed] of found) this.index.set(id, indexed)
    return found
  }

  get(id: string): Indexed | undefined {
    return this.index.get(id)
  }

  /** Writes an enquiry durably. @throws StorageError; nothing of the enquiry remains then. */
  async put(enquiry: StoredEnquiry, state: 'waiting' | 'quarantined', bytes: number) {
    if (state === 'waiting' && !enquiry.attachments.length) await this.grouping.add({ enquiry, bytes }, bytes)
    else await this.putFile(enquiry, state, bytes)
  }

  /** Writes enquiries that arrived at the same time. If they do not fit on the disk together, each is written alone. */
  private async putGroup(enquiries: NewEnquiry[]) {
    const putEach = () =>
      Promise.allSettled(enquiries.map(({ enquiry, bytes }) => this.putFile(enquiry, 'waiting', bytes)))
    if (enquiries.length === 1) return putEach()
    try {
      const group = await this.groups.write(
        enquiries.map(({ enquiry }) => ({ id: enquiry.id, record: Buffer.concat(encodeRecord(enquiry)) })),
      )
      for (const { enquiry, bytes } of enquiries) this.add(enquiry, bytes, { state: 'waiting', group })
      return enquiries.map(() => ({ status: 'fulfilled', value: undefined }) as const)
    } catch (error) {
      if (error instanceof StorageError && error.code === 'full') return putEach()
      throw error
    }
  }

  private async putFile(enquiry: StoredEnquiry, state: 'waiting' | 'quarantined', bytes: number) {
    const target = this.pathOf(enquiry.id, state)
    await writeDurably(this.disk, join(this.folder, 'tmp'), target, encodeRecord(enquiry), this.syncs[state])
    this.add(enquiry, bytes, { state })
  }

  private add(enquiry: StoredEnquiry, bytes: number, where: Pick<Indexed, 'state' | 'group'>) {
    const hasFiles = enquiry.attachments.length > 0
    this.index.set(enquiry.id, { ...where, retry: untried, bytes, hasFiles, reason: enquiry.spam })
    if (where.state === 'waiting') this.recent.add(enquiry, bytes)
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
      return decodeRecord(await this.readRecord(id, indexed))
    } catch (error) {
      if (!(error instanceof CorruptRecordError)) {
        // The enquiry may have moved to another file meanwhile.
        await this.moves.get(id)
        if (this.isElsewhere(id, indexed)) return this.read(id)
        throw storageError(error, 'Reading an enquiry')
      }
      if (indexed.state !== 'corrupt') await this.setAside(id)
      return undefined
    }
  }

  private isElsewhere(id: string, before: Indexed) {
    const now = this.index.get(id)
    return now?.state !== before.state || now.group !== before.group
  }

  private async readRecord(id: string, { group, state }: Indexed) {
    const place = group?.members.get(id)
    return group && place ? readMember(group, place) : readFile(this.pathOf(id, state))
  }

  /** Moves a damaged enquiry to the folder for damaged files. */
  private async setAside(id: string) {
    const indexed = await this.withOwnFile(id)
    if (!indexed) return
    await rename(this.pathOf(id, indexed.state), this.pathOf(id, 'corrupt'))
    this.index.set(id, { ...indexed, state: 'corrupt' })
  }

  async move(id: string, to: State, retry: RetryState) {
    const moved = this.moveNow(id, to, retry)
    const ended = moved.catch(() => undefined).finally(() => this.moves.delete(id))
    this.moves.set(id, ended)
    await moved
  }

  private async moveNow(id: string, to: State, retry: RetryState) {
    const indexed = await this.withOwnFile(id)
    if (!indexed) return
    await move(this.folder, id, indexed.state, to, retry)
    this.index.set(id, { ...indexed, state: to, retry })
  }

  /**
   * Stores the retry state of a waiting enquiry. If writing fails, a restart uses the state stored before: it may retry
   * earlier than planned, and send the mail again to recipients who already have it.
   */
  async setRetryState(id: string, retry: RetryState) {
    const indexed = this.index.get(id)
    if (!indexed) return
    this.index.set(id, { ...indexed, retry })
    await this.withOwnFile(id)
      .then(() => writeRetryState(this.folder, folderOf.waiting, id, retry))
      .catch(() => undefined)
  }

  /**
   * Gives an enquiry of a group a file of its own, because only then can it be moved or erased.
   * @throws StorageError
   */
  async withOwnFile(id: string): Promise<Indexed | undefined> {
    const group = this.index.get(id)?.group
    if (group) await this.groups.dissolve(group)
    return this.index.get(id)
  }

  private ungroup(id: string) {
    const indexed = this.index.get(id)
    if (!indexed) return
    const { group: _, ...rest } = indexed
    this.index.set(id, rest)
  }

  /** Removes an enquiry from the index. `destroy` then removes its files. */
  drop(id: string): Indexed | undefined {
    const indexed = this.index.get(id)
    this.index.delete(id)
    this.recent.take(id)
    return indexed
  }

  async destroy(id: string, { state, retry, group }: Indexed) {
    if (group) await this.groups.leave(id, group)
    else await remove(this.disk, this.folder, id, state, retry !== untried)
  }

  /** The waiting enquiries whose last attempt has failed. */
  failedOnes(): [id: string, retry: RetryState][] {
    return [...this.index].flatMap(([id, { state, retry }]): [string, RetryState][] =>
      state === 'waiting' && retry.error !== undefined ? [[id, retry]] : [],
    )
  }

  /** The last failed attempt no longer counts. Only in memory, so it counts again after a restart. */
  forgive(id: string) {
    const indexed = this.index.get(id)
    if (!indexed) return
    const attempts = Math.max(0, indexed.retry.attempts - 1)
    this.index.set(id, { ...indexed, retry: { ...indexed.retry, attempts } })
  }

  list(state: State, page: { limit: number; offset: number }): Listing {
    return list(this.index, state, page)
  }

  stats() {
    return stats(this.index)
  }

  async close() {
    await this.groups.close([...this.index.values()].flatMap(({ group }) => group ?? []))
    await Promise.all([this.syncs.waiting.close(), this.syncs.quarantined.close()])
  }

  private pathOf(id: string, state: State) {
    return join(this.folder, folderOf[state], `${id}.mail`)
  }
}
