import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { ReleaseError } from '../errors'
import { manifestFile } from '../manifest'
import { emptyRegistry, type Registry } from './registry-schema'
import { damagedRegistry, readRegistryFile, registryText } from './registry-text'
import { replaceFile } from '../replace-file'

/*
 * The registry in a folder: `registry/` has one file for each revision, and nobody changes such a file. A publisher
 * takes the next number by linking a complete file under that name. Only one of several publishers can do so, and a
 * process that is killed leaves a whole revision or none, so there is no lock that could be left behind.
 */
const revisionsFolder = 'registry'

/** Copy of the newest revision. Its change makes gateways look. A repair starts from it if no revision can be read. */
export const registryFile = 'registry.json'

const fileOf = (dir: string, revision: number) =>
  path.join(dir, revisionsFolder, `${String(revision).padStart(9, '0')}.json`)

/**
 * Numbers of the revisions in a releases folder, newest first.
 * @throws ReleaseError `registry_invalid` when the folder cannot be listed.
 */
export function revisionsIn(dir: string): number[] {
  const folder = path.join(dir, revisionsFolder)
  if (!existsSync(folder)) return []
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch (error) {
    throw unreadable(dir, error as Error)
  }
  return names
    .filter((name) => /^\d{9}\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => b - a)
}

/** @throws ReleaseError `registry_invalid` when the revision is damaged or lost. */
export function readRevision(dir: string, revision: number): Registry {
  const file = fileOf(dir, revision)
  try {
    return readRegistryFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    // Not with the error of the system as its cause: a repair must not wait for a file that is lost.
    throw damagedRegistry(file, new Error('there is no such file'))
  }
}

/**
 * Reads the newest revision. A folder without releases has an empty registry.
 * @throws ReleaseError `registry_invalid` when it is damaged, `registry_missing` when it is lost.
 */
export function readRegistry(dir: string): Registry {
  const [newest] = revisionsIn(dir)
  if (newest !== undefined) {
    const copied = copiedRevision(dir) ?? 0
    if (copied <= newest) return readRevision(dir, newest)
    // A publisher may have stored it since the revisions were listed. Otherwise its file is lost.
    return readRevision(dir, Math.max(copied, ...revisionsIn(dir)))
  }
  const copy = readCopy(dir)
  // Before there were revisions, this file was the registry.
  if (copy?.revision === 0) return copy
  if (!copy && !hasReleases(dir)) return emptyRegistry()
  throw new ReleaseError(
    'registry_missing',
    (commands) =>
      `Cannot read the registry: ${path.join(dir, revisionsFolder)} is lost, although releases are there. Run \`${commands.site('repair')}\`.`,
  )
}

/**
 * Finds the newest registry that can be read, for a gateway and for a repair.
 * @returns undefined if there is none; `problem` says why it is not the newest revision.
 */
export function lastGoodRegistry(dir: string): { registry: Registry; problem?: ReleaseError } | undefined {
  let problem: ReleaseError | undefined
  const copied = copiedRevision(dir)
  const copy = copied === undefined ? [] : [{ revision: copied, read: () => readCopy(dir) }]
  const revisions = listedRevisions(dir).map((revision) => ({
    revision,
    read: () => readRevision(dir, revision),
  }))
  // The copy of a damaged revision comes before earlier revisions: in those, a release that was taken back may be live.
  const byNumber = [...revisions, ...copy].sort((a, b) => b.revision - a.revision)
  const attempts = [() => readRegistry(dir), ...byNumber.map(({ read }) => read)]
  for (const attempt of attempts) {
    try {
      const registry = attempt()
      if (registry) return { registry, ...(problem ? { problem } : {}) }
    } catch (error) {
      problem ??= error instanceof ReleaseError ? error : unreadable(dir, error as Error)
    }
  }
  return undefined
}

/** Numbers of the revisions; none if the folder cannot be listed. `readRegistry` throws the reason then. */
function listedRevisions(dir: string): number[] {
  try {
    return revisionsIn(dir)
  } catch {
    return []
  }
}

const unreadable = (dir: string, cause: Error) =>
  new ReleaseError(
    'registry_invalid',
    `Cannot read the registry in ${dir}: ${cause.message}. The gateway must be able to read its files.`,
    { cause },
  )

function readCopy(dir: string): Registry | undefined {
  const file = path.join(dir, registryFile)
  return existsSync(file) ? readRegistryFile(file) : undefined
}

/** Whether a folder has a release of any app. */
const hasReleases = (dir: string) =>
  existsSync(dir) &&
  readdirSync(dir, { withFileTypes: true }).some(
    (app) =>
      app.isDirectory() &&
      !app.name.startsWith('.') &&
      readdirSync(path.join(dir, app.name)).some((version) =>
        existsSync(path.join(dir, app.name, version, manifestFile)),
      ),
  )

/** Gives a folder without releases an empty registry. A folder with releases and no registry is not changed. */
export function initRegistry(dir: string): void {
  if (revisionsIn(dir).length > 0 || readCopy(dir) || hasReleases(dir)) return
  createRevision(dir, emptyRegistry())
}

/**
 * Stores a revision unless there is one with its number or a later one.
 * @returns whether it was stored.
 */
export function createRevision(dir: string, registry: Registry): boolean {
  const folder = path.join(dir, revisionsFolder)
  mkdirSync(folder, { recursive: true })
  if ((revisionsIn(dir)[0] ?? -1) >= registry.revision) return false
  const draft = path.join(folder, `${randomUUID()}.draft`)
  try {
    writeDraft(draft, registryText(registry))
    linkSync(draft, fileOf(dir, registry.revision))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw new ReleaseError(
      'registry_unwritable',
      `Cannot write the registry in ${folder}: ${(error as Error).message}. It needs free space and a file system with hard links.`,
      { cause: error },
    )
  } finally {
    rmSync(draft, { force: true })
  }
  try {
    updateCopy(dir)
  } catch (error) {
    // Gateways find the revision without the copy, so the change is made.
    console.warn(
      `Revision ${registry.revision} is stored, but not its copy ${registryFile}: ${(error as Error).message}`,
    )
  }
  return true
}

/**
 * Writes a revision of a shared store into the releases folder of a gateway. Unlike `createRevision`, it does not wait for
 * the disk, which would keep the gateway from answering; after a power failure the gateway copies the revision again. A
 * damaged revision is replaced, a sound one is kept.
 */
export function copyRevision(dir: string, registry: Registry): void {
  const file = fileOf(dir, registry.revision)
  mkdirSync(path.dirname(file), { recursive: true })
  if (isSound(file)) return
  replaceFile(file, registryText(registry))
  const [newest] = revisionsIn(dir)
  // Gateways look at this file for a change, and it may already have the number of the damaged revision.
  if (newest === registry.revision) replaceFile(path.join(dir, registryFile), registryText(registry))
}

function isSound(file: string): boolean {
  if (!existsSync(file)) return false
  try {
    readRegistryFile(file)
    return true
  } catch (error) {
    if (error instanceof ReleaseError) return false
    throw error
  }
}

/** Writes a file to the disk and not only to the memory of the system. */
function writeDraft(file: string, text: string) {
  const handle = openSync(file, 'wx')
  try {
    writeFileSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/**
 * Copies the newest revision, and repeats this until the copy is as new: another process may copy an older revision.
 * @throws ReleaseError `registry_invalid` when the newest revision is damaged; the copy stays the last good one.
 */
export function updateCopy(dir: string): void {
  for (;;) {
    const [newest] = revisionsIn(dir)
    if (newest === undefined || copiedRevision(dir) === newest) return
    replaceFile(path.join(dir, registryFile), registryText(readRevision(dir, newest)))
  }
}

/** @returns undefined if the copy is lost or cannot be read. The next publication replaces it. */
function copiedRevision(dir: string): number | undefined {
  try {
    return readCopy(dir)?.revision
  } catch {
    return undefined
  }
}
