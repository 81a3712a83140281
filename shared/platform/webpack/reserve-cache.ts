import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRunning } from '../process/is-running'

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
  const [used, unused] = [
    others.filter((file) => isRunning(ownerOf(file))),
    others.filter((file) => !isRunning(ownerOf(file))),
  ]
  for (const file of unused) rmSync(path.join(folder, file), { force: true })
  const giveBack = () => rmSync(path.join(folder, own), { force: true })
  if (used.length > 0) giveBack()
  else process.once('exit', giveBack)
  return used.length === 0
}

/** The process whose reservation a file is. */
const ownerOf = (file: string) => Number(path.extname(file).slice(1))
