import { facadeIn, facadeLimits, type Facade } from './facade'
import { nameIn, projectLimits, windowIn, type Project, type ProjectWindow } from './project'
import { isRecord, parseEntry } from '../../site/stored-entry'

/** A row of the visitor's own list. `id` distinguishes equal rows and is never shown. */
export type ListedWindow = ProjectWindow & { id: string }

export type ListedProject = Omit<Project, 'windows'> & { windows: readonly ListedWindow[] }

/**
 * Rows of a text that are read one by one; a list with all its limits has a tenth of them. A text with more was not
 * written by this site, and half a million rows would keep the page busy for a second.
 */
const mostRecords = 10 * projectLimits.windows

/** The stored project, and the rows and façades that could not be read. */
export type StoredProject = { project: ListedProject; unread: readonly string[] }

/**
 * Version of the stored format. A change of the format needs the next number, and the old format must stay
 * readable. Version 1 is version 2 without marks, egress data and rows without a series. Version 3 also has openings, and
 * version 4 façades and places on them. A list is written as the lowest version that can hold it, which earlier releases
 * can read.
 */
const version = 4
const readableVersions: readonly unknown[] = [1, 2, 3, version]

function versionOf({ windows, facades = [] }: ListedProject): number {
  if (facades.length > 0 || windows.some(({ places }) => places)) return version
  return windows.some(({ opening }) => opening) ? 3 : 2
}

export const writeProject = (project: ListedProject): string => {
  const { name, windows, facades = [] } = project
  return JSON.stringify({
    version: versionOf(project),
    name,
    ...(facades.length > 0 && { facades }),
    windows,
  })
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 64

/**
 * Reads what `writeProject` wrote and never throws. Damaged rows and façades, those beyond the limit of a project, or a
 * whole text in an unknown format or with very many rows, are returned as `unread`: they belong to the visitor, so they are kept and shown.
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
  const facades = facadesIn(json.facades, unread)
  return { project: { name: nameIn(json.name), windows, ...(facades.length > 0 && { facades }) }, unread }
}

/** Reads façades. Those that cannot be read, and a second one with the same id, are added to `unread`. */
function facadesIn(value: unknown, unread: string[]): readonly Facade[] {
  const records: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value]
  if (records.length > mostRecords) {
    unread.push(JSON.stringify(records))
    return []
  }
  const facades: Facade[] = []
  for (const record of records) {
    const facade = facades.length < facadeLimits.facades ? facadeIn(record) : undefined
    if (facade && facades.every(({ id }) => id !== facade.id)) facades.push(facade)
    else unread.push(JSON.stringify(record))
  }
  return facades
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
export const toShared = ({ windows, ...rest }: ListedProject): Project => ({
  ...rest,
  windows: windows.map(({ id: _, ...window }) => window),
})
