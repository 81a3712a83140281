import { mkdir, open, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { idPattern } from '../../enquiry/identity'
import type { Progress, State } from '../outbox'

/** The spool's folders. An enquiry is `<id>.mail`, what is known of its tries `<id>.json` beside it. */
export const folderOf = {
  waiting: 'queue',
  dead: 'dead',
  quarantined: 'quarantine',
  corrupt: 'corrupt',
} as const satisfies Record<State, string>

/** Progress with the time at which the next try is due, in milliseconds since the epoch. */
export type Track = Progress & { dueAt?: number }
export const untried: Track = { attempts: 0, done: [] }

/** Makes the folders and empties `tmp`: what lies there was never acknowledged. Only for the owner of the spool. */
export async function prepareFolders(root: string) {
  for (const folder of ['tmp', 'receipts', ...Object.values(folderOf)])
    await mkdir(join(root, folder), { recursive: true, mode: 0o700 })
  for (const draft of await readdir(join(root, 'tmp'))) await unlink(join(root, 'tmp', draft))
  // The folders themselves are entries that a power cut must not take away.
  if (process.platform === 'win32') return
  const handle = await open(root, 'r')
  await handle.sync()
  await handle.close()
}

/** Ids of one folder, and the ids whose track lost its enquiry to a crash in between. */
export async function idsIn(folder: string): Promise<{ ids: string[]; orphans: string[] }> {
  const names = await readdir(folder)
  const idsWith = (ending: string) =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .filter((id) => idPattern.test(id))
  const ids = idsWith('.mail')
  const present = new Set(ids)
  return { ids: ids.sort(), orphans: idsWith('.json').filter((id) => !present.has(id)) }
}

/** A track that is missing or torn only means: never tried. The enquiry itself does not depend on it. */
export async function readTrack(folder: string, id: string): Promise<Track> {
  try {
    return { ...untried, ...(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as Track) }
  } catch {
    return untried
  }
}

export async function writeTrack(root: string, folder: string, id: string, track: Track) {
  const draft = join(root, 'tmp', `${id}.json`)
  await writeFile(draft, JSON.stringify(track), { mode: 0o600 })
  await rename(draft, join(root, folder, `${id}.json`))
}

/** Moves an enquiry to another state. Until the second step it stands where it stood. */
export async function move(root: string, id: string, from: State, to: State, track: Track) {
  await writeTrack(root, folderOf[to], id, track)
  await rename(join(root, folderOf[from], `${id}.mail`), join(root, folderOf[to], `${id}.mail`))
  if (from !== to) await unlink(join(root, folderOf[from], `${id}.json`)).catch(() => undefined)
}

/** @param tracked False when no try of it was ever noted. */
export async function remove(root: string, id: string, state: State, tracked: boolean) {
  await unlink(join(root, folderOf[state], `${id}.mail`))
  if (tracked) await unlink(join(root, folderOf[state], `${id}.json`)).catch(() => undefined)
}
