import { appendFile, readdir, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { storageError } from '../storage-error'
import type { ReportUnreadable } from './loading'

/** What is kept of an enquiry after its content is deleted. Contains no personal data. */
export type Receipt = {
  id: string
  identity: string
  acceptedAt: number
  settledAt: number
  outcome: 'delivered' | 'erased'
  attempts: number
  bytes: number
  /** The relay's reply code. */
  reply?: string
}

const day = 24 * 3600_000
const fileOf = (at: number) => `${new Date(at).toISOString().slice(0, 10)}.ndjson`

const isFile = (name: string) => /^[\d-]+\.ndjson$/.test(name)

/**
 * Receipts in one file for each day, one JSON line each. They are not flushed to the disk. If a power failure loses a
 * line, a repeated submit of that enquiry is mailed again.
 */
export class Receipts {
  private readonly pending: Receipt[] = []
  private writing: Promise<void> | undefined

  constructor(private readonly folder: string) {}

  /** Receipts that are added while a write runs are written together in the next one. */
  async add(receipt: Receipt) {
    this.pending.push(receipt)
    this.writing ??= this.write().finally(() => (this.writing = undefined))
    await this.writing
  }

  private async write() {
    while (this.pending.length) {
      const batch = this.pending.splice(0)
      const lines = batch.map((receipt) => `${JSON.stringify(receipt)}\n`).join('')
      await appendFile(join(this.folder, fileOf(batch[0]?.settledAt ?? 0)), lines, { mode: 0o600 })
    }
  }

  /**
   * Reads all receipts. Lines that were cut short by a crash are skipped, and files that cannot be read are reported: what was
   * delivered on that day is mailed again if it is submitted again, or if its file could not be deleted.
   */
  async all(report: ReportUnreadable): Promise<Receipt[]> {
    const files = (await readdir(this.folder)).filter(isFile)
    const texts = await Promise.all(
      files.map((name) =>
        readFile(join(this.folder, name), 'utf8').catch((error: unknown) => {
          report(storageError(error, `Reading receipts/${name} of the spool`))
          return ''
        }),
      ),
    )
    return texts
      .flatMap((text) => text.split('\n'))
      .flatMap((line) => {
        const receipt = parse(line)
        return receipt ? [receipt] : []
      })
  }

  /** Deletes files whose receipts are all older than this many milliseconds. */
  async tidy(keep: number) {
    const oldest = fileOf(Date.now() - keep - day)
    for (const name of await readdir(this.folder))
      if (isFile(name) && name < oldest) await unlink(join(this.folder, name))
  }
}

function parse(line: string): Receipt | undefined {
  try {
    return JSON.parse(line) as Receipt
  } catch {
    return undefined
  }
}
