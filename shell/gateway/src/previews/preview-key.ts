import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FaultLog } from '@virida/shared/platform/log/fault-log'

/** File in the releases folder with the key that signs the cookies of previews, if the settings have none. */
const keyFile = '.preview-key'
/** 32 bytes in base64url. */
const keyForm = /^[\w-]{43}$/

/**
 * The key of this releases folder. The first gateway that needs one makes it, and all gateways with this folder use it.
 * If the folder cannot be written, the key is kept in memory, and previews end when the gateway does.
 */
export function previewKey(dir: string, log: FaultLog): string {
  const file = path.join(dir, keyFile)
  try {
    if (!existsSync(file)) makeKey(file)
    const key = readFileSync(file, 'utf8')
    // After a power failure the file may be empty, and anybody could sign with an empty key.
    if (!keyForm.test(key)) throw new Error(`Cannot use ${file}: it is damaged. Delete it.`)
    return key
  } catch (error) {
    log.report('The key of previews cannot be kept in the releases folder; set PREVIEW_KEY', { error })
    return randomKey()
  }
}

const randomKey = () => randomBytes(32).toString('base64url')

/** Writes the whole file before it gets its name, so that another gateway never reads a part of it. */
function makeKey(file: string) {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, randomKey(), { flag: 'wx', mode: 0o600 })
    linkSync(draft, file)
  } catch (error) {
    // Another gateway was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
