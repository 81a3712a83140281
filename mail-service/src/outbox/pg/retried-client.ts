import pg from 'pg'

/** PostgreSQL's code for a database, or a role, that has no connection left. */
export const tooManyConnections = '53300'

/** PostgreSQL's code for a database that takes no connections at present. graphile-worker tries again after it. */
export const cannotConnectNow = '57P03'

/**
 * A connection whose error gets a code after which graphile-worker tries again when the database has no connection left.
 * Otherwise its promise for the end of a job would reject without a handler, which ends the process. So a log shows 57P03 for a
 * database that has none left.
 */
export class RetriedClient extends pg.Client {
  override connect(): Promise<this>
  override connect(callback: Callback): void
  override connect(callback?: Callback) {
    const connected = super.connect().then(
      () => this,
      (error: Error) => {
        throw retried(error)
      },
    )
    if (!callback) return connected
    connected.then(
      () => callback(null, this),
      (error: Error) => callback(error),
    )
  }
}

type Callback = (error: Error | null, client?: pg.Client) => void

const retried = (error: Error & { code?: string }) =>
  error.code === tooManyConnections ? Object.assign(error, { code: cannotConnectNow }) : error
