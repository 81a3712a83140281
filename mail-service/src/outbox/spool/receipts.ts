import { appendFile, readdir, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** What remains of an enquiry once its content is gone: nothing that names a person. */
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

/**
 * One file for each day, one line for each receipt. Not flushed to the disk one by one: were a line lost with the
 * power, a repeated submit would be mailed again, and nothing else would happen.
 */
export class Receipts {
  private readonly pending: Receipt[] = []
  private writing: Promise<void> | undefined

  constructor(private readonly folder: string) {}

  /** Receipts that come while one write runs go together in the next. */
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

  /** Those of the last `age` milliseconds. A torn line is passed over. */
  async since(age: number): Promise<Receipt[]> {
    const from = Date.now() - age
    const files = (await readdir(this.folder)).filter((name) => name >= fileOf(from))
    const lines = await Promise.all(
      files.map(async (name) => (await readFile(join(this.folder, name), 'utf8')).split('\n')),
    )
    return lines.flat().flatMap((line) => {
      const receipt = parse(line)
      return receipt && receipt.settledAt >= from ? [receipt] : []
    })
  }

  async tidy(keep: number) {
    const oldest = fileOf(Date.now() - keep - day)
    for (const name of await readdir(this.folder)) if (name < oldest) await unlink(join(this.folder, name))
  }
}

function parse(line: string): Receipt | undefined {
  try {
    return JSON.parse(line) as Receipt
  } catch {
    return undefined
  }
}
