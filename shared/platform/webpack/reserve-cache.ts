import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Reserves a cache for this process until it ends. Each process first says that it wants the cache, then looks for
 * others, so two never get it; if they come at the same moment, neither does.
 * @param folder Folder of the reservations, one file for each process.
 * @returns Whether no other process uses the cache.
 */
export function reserveCache(folder: string, name: string, pid = process.pid): boolean {
  mkdirSync(folder, { recursive: true })
  const own = `${name}.${pid}`
  writeFileSync(path.join(folder, own), '')
  const others = readdirSync(folder).filter((file) => file !== own && path.parse(file).name === name)
  // The file of a process that was killed stays.
  const [used, unused] = [others.filter(isRunning), others.filter((file) => !isRunning(file))]
  for (const file of unused) rmSync(path.join(folder, file), { force: true })
  const giveBack = () => rmSync(path.join(folder, own), { force: true })
  if (used.length > 0) giveBack()
  else process.once('exit', giveBack)
  return used.length === 0
}

/** Whether the process whose id is the extension of a file runs. */
function isRunning(file: string): boolean {
  try {
    return process.kill(Number(path.extname(file).slice(1)), 0)
  } catch (error) {
    // It runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
