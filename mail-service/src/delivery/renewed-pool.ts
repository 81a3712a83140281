/** A pool of connections, as nodemailer makes it. */
type Pool = { on: (event: 'error', listener: () => void) => unknown; close: () => void }

/**
 * A pool of connections that is replaced when the relay has ended one of them: a relay that takes only so many mails on a
 * connection then gets the next attempt on a new one.
 */
export class RenewedPool<P extends Pool> {
  private current: { pool: P; users: number } | undefined

  constructor(private readonly open: () => P) {}

  async use<T>(work: (pool: P) => Promise<T>): Promise<T> {
    const used = (this.current ??= this.opened())
    used.users++
    try {
      return await work(used.pool)
    } catch (error) {
      if (this.current === used && hasEnded(error)) this.retire(used)
      throw error
    } finally {
      used.users--
      if (used.users === 0 && this.current !== used) used.pool.close()
    }
  }

  close() {
    this.current?.pool.close()
    this.current = undefined
  }

  /** The mails that are being sent over it go on. Its idle connections are closed when each of them has its connection. */
  private retire({ pool }: { pool: P }) {
    this.current = undefined
    setTimeout(() => pool.close(), settling).unref()
  }

  private opened() {
    const pool = this.open()
    // An idle connection that breaks emits an error. The next mail opens a new connection.
    pool.on('error', () => undefined)
    return { pool, users: 0 }
  }
}

/** Milliseconds after which each mail that was given to a pool has its connection. */
const settling = 5000

/** The relay closes the connection after this reply (RFC 5321). */
const closing = 421

/** Whether an open connection has ended with an error of nodemailer: there was no reply, or the last one. */
function hasEnded(error: unknown): boolean {
  const { responseCode, command } = (error ?? {}) as { responseCode?: number; command?: string }
  if (responseCode === undefined) return true
  // A relay that refuses one more connection keeps the others.
  return responseCode === closing && command !== 'CONN'
}
