import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const chunk = Buffer.alloc(64 * 1024)

/**
 * Fills a disk to its last byte and keeps it full: what the service frees is filled again. Then frees it.
 * @param duration Time in ms.
 */
export async function keepFull(folder: string, duration: number) {
  const file = path.join(folder, 'ballast')
  const ballast = openSync(file, 'a')
  const end = performance.now() + duration
  try {
    while (performance.now() < end) {
      fill(ballast)
      await sleep(50)
    }
  } finally {
    closeSync(ballast)
    rmSync(file)
  }
}

function fill(file: number) {
  for (let size = chunk.length; size >= 1;) {
    try {
      writeSync(file, chunk, 0, size)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      size = Math.floor(size / 16)
    }
  }
}
