import pg from 'pg'
import { sizeOf } from '../../enquiry/stored-enquiry'
import { Grouping } from '../grouping'
import { insert, insertAll, insertWithFiles, transaction, type NewEnquiry } from './writing'

const limits = { items: 256, size: 4 * 1024 * 1024, wait: 2 }

/** Classes of error codes that are about the database and not about a row (PostgreSQL's documentation, appendix A). */
const databaseFaults = /^(08|53|57|58|XX)/

/** Stores enquiries in PostgreSQL. Those without files that arrive at the same time share a transaction. */
export class Accepting {
  private readonly groups = new Grouping<NewEnquiry, string>(limits, (group) => this.storeGroup(group))

  constructor(private readonly pool: pg.Pool) {}

  /** @returns The id of the enquiry, or for a repeated submit the id of the stored enquiry. */
  add(added: NewEnquiry): Promise<string> {
    const { enquiry, state } = added
    if (!enquiry.attachments.length) return this.groups.add(added, sizeOf(enquiry))
    return transaction(this.pool, (client) => insertWithFiles(client, enquiry, state))
  }

  /** When a row fails, each enquiry is stored by itself, so that only that one is refused. */
  private async storeGroup(group: NewEnquiry[]): Promise<PromiseSettledResult<string>[]> {
    const ids = await insertAll(this.pool, group).catch((error: unknown) => {
      if (group.length === 1 || !isAboutARow(error)) throw error
      return []
    })
    return Promise.allSettled(group.map(async (added, index) => ids[index] ?? insert(this.pool, added)))
  }
}

const isAboutARow = (error: unknown) =>
  error instanceof pg.DatabaseError && !databaseFaults.test(error.code ?? '')
