import { nameIn, projectLimits, windowIn, type Project, type ProjectWindow } from './project'
import { isRecord, parseEntry } from '../../site/stored-entry'

/** A row of the visitor's own list. `id` distinguishes equal rows and is never shown. */
export type ListedWindow = ProjectWindow & { id: string }

export type ListedProject = { name: string; windows: readonly ListedWindow[] }

/**
 * Rows of a text that are read one by one; a list with all its limits has a tenth of them. A text with more was not
 * written by this site, and half a million rows would keep the page busy for a second.
 */
const mostRecords = 10 * projectLimits.windows

/** The stored project, and the rows that could not be read. */
export type StoredProject = { project: ListedProject; unread: readonly string[] }

/**
 * Version of the stored format. A change of the format needs the next number, and the old format must stay
 * readable. Version 1 is version 2 without marks, egress data and rows without a series. Version 3 also has openings; a
 * list without openings is written as version 2, which earlier releases can read.
 */
const version = 3
const readableVersions: readonly unknown[] = [1, 2, version]

export const writeProject = ({ name, windows }: ListedProject): string =>
  JSON.stringify({ version: windows.some(({ opening }) => opening) ? version : 2, name, windows })

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 64

/**
 * Reads what `writeProject` wrote and never throws. Damaged rows, rows beyond the limit of a project, or a whole text in
 * an unknown format or with very many rows, are returned as `unread`: they belong to the visitor, so they are kept and shown.
 */
export function readStored(text: string | null): StoredProject {
  const entry = parseEntry(text, storedIn)
  if (entry && 'value' in entry) return entry.value
  return { project: { name: '', windows: [] }, unread: entry ? [entry.unread] : [] }
}

function storedIn(json: unknown): StoredProject | undefined {
  if (!isRecord(json) || !readableVersions.includes(json.version) || !Array.isArray(json.windows))
    return undefined
  if (json.windows.length > mostRecords) return undefined
  const windows: ListedWindow[] = []
  const unread: string[] = []
  const taken = new Set<string>()
  json.windows.forEach((record: unknown, at) => {
    const window = windows.length < projectLimits.windows ? windowIn(record) : undefined
    if (!window) return unread.push(JSON.stringify(record))
    const { id } = record as { id?: unknown }
    let own = isId(id) ? id : `window-${at}`
    while (taken.has(own)) own += `-${at}`
    taken.add(own)
    return windows.push({ ...window, id: own })
  })
  return { project: { name: nameIn(json.name), windows }, unread }
}

/**
 * Reads the list of texts that were set aside. A text that is not such a list is kept as one text, and so is
 * an item that is not a text. Never throws.
 */
export function readAside(text: string | null): readonly string[] {
  const entry = parseEntry(text, (json) =>
    Array.isArray(json)
      ? json.map((item: unknown) => (typeof item === 'string' ? item : JSON.stringify(item)))
      : undefined,
  )
  if (!entry) return []
  return 'value' in entry ? entry.value : [entry.unread]
}

/** The project without ids, as it is shared. */
export const toShared = ({ name, windows }: ListedProject): Project => ({
  name,
  windows: windows.map(({ id: _, ...window }) => window),
})
