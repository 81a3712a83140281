import { unitsOf } from '@virida/shared/products/project/project'
import { projectKey as key } from '@virida/shared/products/project/stored-text'
import { projectChangeEvent } from '@virida/shared/products/project/stored-units'
import {
  readAside,
  readStored,
  writeProject,
  type ListedProject,
} from '@virida/shared/products/project/stored-project'

/** `blocked`: the browser allows no storage. `full`: the storage had no room for the last change. */
export type StoreTrouble = 'blocked' | 'full'

export type ProjectState = {
  project: ListedProject
  /** Stored rows that could not be read. They are kept under a key of their own. */
  unread: readonly string[]
  trouble?: StoreTrouble
  /**
   * True when the storage could not be read, or unreadable rows could not be set aside. Then the storage is
   * not overwritten.
   */
  isLocked?: boolean
}

const asideKey = 'virida:project:aside'
const nothing: ListedProject = { name: '', windows: [] }

let state: ProjectState | undefined
/** The text in the storage that `state` was read from or written as. Undefined if that is not known. */
let stateText: string | null | undefined
const listeners = new Set<() => void>()

function publish(next: ProjectState) {
  state = next
  for (const listener of listeners) listener()
  dispatchEvent(new CustomEvent(projectChangeEvent, { detail: unitsOf(next.project) }))
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

const asideTexts = (): readonly string[] => readAside(localStorage.getItem(asideKey))

/**
 * Reads the browser's storage. Rows that cannot be read are moved to a key of their own. A text that is known already
 * is not parsed again: that would take long for 1,000 rows, and the new objects would render every row.
 */
function load(): ProjectState {
  try {
    const text = localStorage.getItem(key)
    if (state && text === stateText) return state
    const { project, unread } = readStored(text)
    if (text !== null && unread.length > 0) moveAside(project, unread, text)
    stateText = unread.length > 0 ? undefined : text
    return { project, unread: asideTexts() }
  } catch (error) {
    return { project: nothing, unread: [], trouble: isFull(error) ? 'full' : 'blocked', isLocked: true }
  }
}

/**
 * Writes the readable rows first, because a large text may not fit into the storage twice. If the unreadable
 * rows then do not fit, the old text is written back.
 */
function moveAside(project: ListedProject, unread: readonly string[], before: string) {
  localStorage.setItem(key, writeProject(project))
  try {
    localStorage.setItem(asideKey, JSON.stringify([...asideTexts(), ...unread]))
  } catch (error) {
    localStorage.setItem(key, before)
    throw error
  }
}

function save(project: ListedProject): StoreTrouble | undefined {
  const text = project.windows.length === 0 && project.name === '' ? null : writeProject(project)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    stateText = text
    return undefined
  } catch (error) {
    stateText = undefined
    return isFull(error) ? 'full' : 'blocked'
  }
}

/** Another tab has changed the project, or the storage was cleared. */
function onStorage(event: StorageEvent) {
  if (event.key !== null && event.key !== key && event.key !== asideKey) return
  stateText = undefined
  publish(load())
}

/** The visitor's own project, stored in this browser. It does not exist on the server. */
export const projectStore = {
  subscribe(this: void, listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) {
        removeEventListener('storage', onStorage)
        // Changes by other tabs are not noticed from now on, so the next call reads again.
        state = undefined
      }
    }
  },

  read: (): ProjectState => (state ??= load()),

  /**
   * Applies a change to the stored project, which another tab may have changed since it was read. If the
   * storage is blocked or full, the change lasts until the page is closed.
   */
  change(this: void, alter: (project: ListedProject) => ListedProject): void {
    const before = state?.trouble ? state : load()
    const project = alter(before.project)
    if (before.isLocked) return publish({ ...before, project })
    const trouble = save(project)
    publish({ project, unread: before.unread, ...(trouble && { trouble }) })
  },

  /** Deletes the rows that were set aside. */
  forgetUnread(this: void): void {
    try {
      localStorage.removeItem(asideKey)
    } catch {
      // Storage is blocked, so there is nothing to delete.
    }
    publish({ ...projectStore.read(), unread: [] })
  },
}
