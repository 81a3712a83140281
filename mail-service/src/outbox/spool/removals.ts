import type { WorkOptions } from '../outbox'
import type { Indexed } from './listing'
import type { Receipt, Receipts } from './receipts'
import type { SpoolStore } from './spool-store'

type Removal = { indexed: Indexed; receipt?: Receipt | undefined; isDeleted: boolean }

/** Milliseconds between attempts to remove what could not be removed. */
const retryInterval = 5000

/**
 * Removes delivered and erased enquiries: writes the receipt and deletes the files. Both can fail, for example while the
 * disk is read-only or full, so they are tried again until they succeed. If the process ends before that, the next one
 * finds the receipt and deletes the files instead of mailing the enquiry again.
 */
export class Removals {
  private readonly pending = new Map<string, Removal>()
  private timer: NodeJS.Timeout | undefined
  onFault: WorkOptions['onFault'] = () => undefined

  constructor(
    private readonly store: SpoolStore,
    private readonly receipts: Receipts,
  ) {}

  /** @param receipt undefined when it has been written already. */
  async remove(id: string, indexed: Indexed, receipt?: Receipt) {
    await this.attempt(id, { indexed, receipt, isDeleted: false })
  }

  stop() {
    clearTimeout(this.timer)
  }

  private async attempt(id: string, removal: Removal) {
    try {
      // The files are deleted even when the receipt fails: on a full disk that frees space.
      await Promise.all([this.writeReceipt(removal), this.deleteFiles(id, removal)])
      this.pending.delete(id)
    } catch (error) {
      this.onFault('storage', { id, error })
      this.pending.set(id, removal)
      this.scheduleRetry()
    }
  }

  private async writeReceipt(removal: Removal) {
    if (!removal.receipt) return
    await this.receipts.add(removal.receipt)
    removal.receipt = undefined
  }

  private async deleteFiles(id: string, removal: Removal) {
    if (removal.isDeleted) return
    await this.store.destroy(id, removal.indexed)
    removal.isDeleted = true
  }

  private scheduleRetry() {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      for (const [id, removal] of this.pending) void this.attempt(id, removal)
    }, retryInterval).unref()
  }
}
