import { randomBytes } from 'node:crypto'
import { link, open, rename, stat, unlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { OutboxInUseError } from '../outbox'

/**
 * Makes this process the one owner of a folder, by listening on a socket in it. The kernel closes the socket when
 * the process ends, however it ends; a file with a process number would outlive it and accuse a stranger.
 * @returns A function that gives the folder up.
 * @throws OutboxInUseError while another process owns it.
 */
export async function own(folder: string): Promise<() => Promise<void>> {
  // Addresses of sockets end at 107 bytes, paths do not: go through the open folder where the system allows it.
  const handle = await open(folder, 'r')
  const base = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : folder
  const mine = `owner-${randomBytes(6).toString('hex')}`
  const server = await listen(join(base, mine))
  try {
    for (let attempt = 0; ; attempt++) {
      if (await claim(folder, base, mine)) break
      if (attempt === 4) throw new OutboxInUseError(`Taking ${folder}: other processes compete for it`)
    }
  } catch (error) {
    server.close()
    await unlink(join(folder, mine)).catch(() => undefined)
    await handle.close()
    throw error
  }
  return async () => {
    await unlink(join(folder, 'owner')).catch(() => undefined)
    await new Promise((resolve) => server.close(resolve))
    await handle.close()
  }
}

/** One try: `owner` becomes a second name of our socket, unless it names one that answers. */
async function claim(folder: string, base: string, mine: string): Promise<boolean> {
  const owner = join(folder, 'owner')
  const socket = await stat(join(folder, mine))
  try {
    await link(join(folder, mine), owner)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (await answers(join(base, 'owner')))
      throw new OutboxInUseError(`Taking ${folder}: another process owns it. One spool serves one process`)
    // Left behind by a process that is gone. Only one of several starters can rename it.
    const stale = join(folder, `stale-${mine}`)
    await rename(owner, stale).catch(() => undefined)
    // Had a faster starter just replaced it, then we took a living one: give it back.
    if (await answers(join(base, `stale-${mine}`))) await link(stale, owner).catch(() => undefined)
    await unlink(stale).catch(() => undefined)
    return false
  }
  await new Promise((resolve) => setTimeout(resolve, 20))
  const now = await stat(owner).catch(() => undefined)
  if (now?.ino !== socket.ino) return false
  await unlink(join(folder, mine))
  return true
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((peer) => peer.destroy())
    server.unref()
    server.once('error', reject).listen(path, () => resolve(server))
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const peer = connect(path)
    peer.once('connect', () => resolve(true)).once('error', () => resolve(false))
    peer.once('close', () => peer.destroy())
    peer.once('connect', () => peer.destroy())
  })
}
