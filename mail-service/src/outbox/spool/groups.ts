import { join } from 'node:path'
import { unlinkIfPresent, writeDurably, type Disk, type DirectorySync } from './durable'
import { groupExtension } from './folders'
import { groupFile, readGroup, readMember, type GroupFile, type MemberRecord } from './group-file'

export type GroupSettings = {
  disk: Disk
  /** The folder of the group files. */
  folder: string
  /** The folder for files while they are written. */
  drafts: string
  sync: DirectorySync
  /** Called when an enquiry has a file of its own. */
  onMoved: (id: string) => void
}

/** Milliseconds after one enquiry has left a group until the others get files of their own, so that its content is deleted. */
const dissolveDelay = 10_000

/** Writes the group files, and deletes them when no enquiry needs them anymore. */
export class Groups {
  onFault: (error: unknown) => void = () => undefined
  private readonly timers = new Map<GroupFile, NodeJS.Timeout>()
  private readonly dissolving = new Map<GroupFile, Promise<void>>()

  constructor(private readonly settings: GroupSettings) {}

  /** Writes a group durably. @throws StorageError; nothing of it remains then. */
  async write(records: readonly MemberRecord[]): Promise<GroupFile> {
    const { disk, folder, drafts, sync } = this.settings
    const file = groupFile(join(folder, `${records[0]?.id}${groupExtension}`), records)
    await writeDurably(disk, drafts, file.path, [Buffer.concat(records.map(({ record }) => record))], sync)
    return file
  }

  /**
   * Reads a group that an earlier process left.
   * @param hasOwnFile Whether an enquiry is in a file of its own. Its record in the group is not used then.
   */
  async load(groupId: string, hasOwnFile: (id: string) => boolean): Promise<GroupFile> {
    const file = await readGroup(join(this.settings.folder, groupId + groupExtension), groupId)
    for (const id of [...file.members.keys()]) if (hasOwnFile(id)) await this.leave(id, file)
    return file
  }

  /**
   * Removes an enquiry from a group, because it is deleted or has a file of its own. The last one deletes the file.
   * @throws when the file of the group cannot be deleted.
   */
  async leave(id: string, file: GroupFile) {
    file.members.delete(id)
    if (file.members.size) return this.dissolveLater(file)
    clearTimeout(this.timers.get(file))
    this.timers.delete(file)
    await unlinkIfPresent(this.settings.disk, file.path)
  }

  /** Gives every enquiry of a group a file of its own. @throws StorageError */
  async dissolve(file: GroupFile) {
    const dissolving = this.dissolving.get(file) ?? this.moveMembers(file)
    this.dissolving.set(file, dissolving)
    await dissolving.finally(() => this.dissolving.delete(file))
  }

  /**
   * Gives every enquiry of these groups a file of its own, so that an earlier version can read them. A group whose disk fails
   * remains, and the next process reads it.
   */
  async close(files: Iterable<GroupFile>) {
    const dissolved = [...new Set([...files, ...this.timers.keys()])].map((file) =>
      this.dissolve(file).catch((error: unknown) => this.onFault(error)),
    )
    await Promise.all(dissolved)
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
    await Promise.allSettled(this.dissolving.values())
  }

  private dissolveLater(file: GroupFile) {
    if (this.timers.has(file)) return
    const timer = setTimeout(() => {
      this.timers.delete(file)
      this.dissolve(file).catch((error: unknown) => {
        this.onFault(error)
        this.dissolveLater(file)
      })
    }, dissolveDelay)
    this.timers.set(file, timer.unref())
  }

  private async moveMembers(file: GroupFile) {
    // The file could not be deleted when the last enquiry left it.
    if (!file.members.size) await unlinkIfPresent(this.settings.disk, file.path)
    for (const [id, place] of file.members) {
      try {
        await this.move(id, await readMember(file, place), file)
      } catch (error) {
        // Otherwise the enquiry was delivered or deleted meanwhile.
        if (file.members.has(id)) throw error
      }
    }
  }

  private async move(id: string, record: Buffer, file: GroupFile) {
    const { disk, folder, drafts, sync, onMoved } = this.settings
    const path = join(folder, `${id}.mail`)
    await writeDurably(disk, drafts, path, [record], sync)
    if (!file.members.has(id)) return unlinkIfPresent(disk, path)
    onMoved(id)
    await this.leave(id, file).catch((error: unknown) => {
      this.onFault(error)
      this.dissolveLater(file)
    })
  }
}
