import {
  emptyProject,
  nameIn,
  windowIn,
  type Project,
  type ProjectWindow,
} from '@virida/shared/project/project'

/** A window in the visitor's own list; `id` tells two alike apart and is never shown. */
export type ListedWindow = ProjectWindow & { id: string }

export type ListedProject = { name: string; windows: readonly ListedWindow[] }

/** What stands on the device, and what of it could not be read. */
export type StoredProject = { project: ListedProject; unread: readonly string[] }

/** Version of what is written. A change of meaning takes the next one, and a reader of this one. */
const version = 1

export const writeProject = ({ name, windows }: ListedProject): string =>
  JSON.stringify({ version, name, windows })

const isId = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Reads what `writeProject` wrote. Records that are damaged, and a whole text that is none of ours, come back as
 * `unread`: they are the visitor's, so they are kept and shown, not dropped.
 */
export function readStored(text: string | null): StoredProject {
  if (text === null) return { project: { ...emptyProject, windows: [] }, unread: [] }
  const value = parse(text)
  if (value?.version !== version || !Array.isArray(value.windows)) {
    return { project: { name: '', windows: [] }, unread: [text] }
  }
  const windows: ListedWindow[] = []
  const unread: string[] = []
  const taken = new Set<string>()
  value.windows.forEach((record: unknown, at) => {
    const window = windowIn(record)
    if (!window) return unread.push(JSON.stringify(record))
    const { id } = record as { id?: unknown }
    const own = isId(id) && !taken.has(id) ? id : `window-${at}`
    taken.add(own)
    return windows.push({ ...window, id: own })
  })
  return { project: { name: nameIn(value.name), windows }, unread }
}

function parse(text: string): Partial<Record<'version' | 'name' | 'windows', unknown>> | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    // Not JSON: somebody else's text under our name, or half of ours.
    return undefined
  }
}

/** The list as it is shared: without ids. */
export const toShared = ({ name, windows }: ListedProject): Project => ({
  name,
  windows: windows.map(({ design, room, quantity, notes }) => ({ design, room, quantity, notes })),
})
