import { randomBytes } from 'node:crypto'
import { link, open, rename, stat, unlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { OutboxInUseError } from '../storage-error'

const maxAttempts = 5

/**
 * Locks a folder for this process by listening on a Unix socket in it. The kernel closes the socket however the process
 * ends. A lock file with a process id would remain after a crash, and the id could by then belong to another process.
 * @returns A function that unlocks the folder.
 * @throws OutboxInUseError while another process holds the lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  // The path of a socket is limited to 107 bytes. Linux can address the folder by its file descriptor, which is short.
  const handle = await open(folder, 'r')
  const base = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : folder
  const socketName = `owner-${randomBytes(6).toString('hex')}`
  const server = await listen(join(base, socketName))
  try {
    for (let attempt = 1; !(await claim(folder, base, socketName)); attempt++)
      if (attempt === maxAttempts)
        throw new OutboxInUseError(`Locking ${folder}: other processes are starting on it at the same time`)
  } catch (error) {
    server.close()
    await unlink(join(folder, socketName)).catch(() => undefined)
    await handle.close()
    throw error
  }
  return async () => {
    await unlink(join(folder, 'owner')).catch(() => undefined)
    await new Promise((resolve) => server.close(resolve))
    await handle.close()
  }
}

/**
 * One attempt to make `owner` a hard link to our socket. Fails when `owner` is a socket that another process listens on.
 * @returns False when a stale lock was removed or another process was faster. The caller tries again.
 */
async function claim(folder: string, base: string, socketName: string): Promise<boolean> {
  const owner = join(folder, 'owner')
  const socket = await stat(join(folder, socketName))
  try {
    await link(join(folder, socketName), owner)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (await isListening(join(base, 'owner')))
      throw new OutboxInUseError(
        `Locking ${folder}: another process owns it. A spool belongs to one process; stop the other one or set MAIL_DATA_DIR`,
      )
    // The lock is left from a process that has ended. Of several starting processes, only one can rename it.
    const stale = join(folder, `stale-${socketName}`)
    await rename(owner, stale).catch(() => undefined)
    // Another process may have taken the lock in between. Then we renamed a valid lock, so we put it back.
    if (await isListening(join(base, `stale-${socketName}`))) await link(stale, owner).catch(() => undefined)
    await unlink(stale).catch(() => undefined)
    return false
  }
  // Gives a process that renamed our lock by mistake the time to put it back.
  await new Promise((resolve) => setTimeout(resolve, 20))
  const current = await stat(owner).catch(() => undefined)
  if (current?.ino !== socket.ino) return false
  await unlink(join(folder, socketName))
  return true
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((peer) => peer.destroy())
    server.unref()
    server.once('error', reject).listen(path, () => resolve(server))
  })
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const peer = connect(path)
    peer
      .once('error', () => resolve(false))
      .once('connect', () => {
        resolve(true)
        peer.destroy()
      })
  })
}
