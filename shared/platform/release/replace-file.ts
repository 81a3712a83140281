import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Replaces a file atomically, by a rename in its folder: a reader gets the old content or the new, never a part. */
export function replaceFile(file: string, text: string | Buffer) {
  const next = `${file}.${randomUUID()}.next`
  try {
    writeFileSync(next, text)
    renameSync(next, file)
  } finally {
    rmSync(next, { force: true })
  }
}
