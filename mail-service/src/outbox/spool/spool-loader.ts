import type { Indexed } from './listing'
import type { Found, ReportUnreadable } from './loading'
import type { Receipt } from './receipts'
import type { SpoolStore } from './spool-store'

type Options = {
  store: SpoolStore
  /** The receipts of all settled enquiries. */
  receipts: readonly Receipt[]
  /** Called for each enquiry that is not settled. */
  onFound: (id: string, indexed: Indexed) => void
  /** Called for each settled enquiry whose files an earlier process could not delete. It must not be mailed again. */
  onSettled: (id: string) => Promise<void>
  report: ReportUnreadable
  /** Groups that cannot be read are read again after this time, in ms. */
  rereadDelay: number
}

/** Loads what an earlier process left in a spool, and later the groups that cannot be read at the start. */
export class SpoolLoader {
  private readonly settled: ReadonlySet<string>
  /** Their records in groups are not used, because the file may have been delivered or erased before the group is read. */
  private readonly withOwnFile = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private isStopped = false

  constructor(private readonly options: Options) {
    this.settled = new Set(options.receipts.map(({ id }) => id))
  }

  async load() {
    const { store, report } = this.options
    const found = await store.loadFiles(report)
    for (const [id] of found) this.withOwnFile.add(id)
    await this.take(found)
    await this.loadGroups(await store.groupIds())
  }

  stop() {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  private async loadGroups(groupIds: readonly string[]) {
    const { store, report, rereadDelay } = this.options
    const { found, unread } = await store.loadGroups(groupIds, (id) => this.withOwnFile.has(id), report)
    await this.take(found)
    if (unread.length === 0 || this.isStopped) return
    this.timer = setTimeout(() => void this.loadGroups(unread).catch(report), rereadDelay).unref()
  }

  private async take(found: readonly Found[]) {
    const { onFound, onSettled } = this.options
    for (const [id, indexed] of found) if (!this.settled.has(id)) onFound(id, indexed)
    for (const [id] of found) if (this.settled.has(id)) await onSettled(id)
  }
}
