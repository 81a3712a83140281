import { unitsOf } from '@virida/shared/products/project/project'
import { projectKey as key } from '@virida/shared/products/project/stored-text'
import { projectChangeEvent } from '@virida/shared/products/project/stored-units'
import { readStored, writeProject, type ListedProject } from '@virida/shared/products/project/stored-project'
import type { Change } from './change-project'
import { asideKey, asideTexts, moveAside } from './set-aside'

/** `blocked`: the browser allows no storage. `full`: the storage had no room for the last change. */
type StoreTrouble = 'blocked' | 'full'

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

const nothing: ListedProject = { name: '', windows: [] }

let state: ProjectState | undefined
/** The text in the storage that `state` was read from or written as. Undefined if that is not known. */
let stateText: string | null | undefined
const listeners = new Set<() => void>()

/** A list with more rows is not written at each input, because a phone takes longer for that than an input may. */
const rowsWrittenAtOnce = 100
/** Milliseconds after which a change of a long list is written at the latest. */
const writeDelay = 400
/** Changes that are shown and not yet in the storage. */
let unwritten: Change[] = []
let writeTimer: ReturnType<typeof setTimeout> | undefined

function publish(next: ProjectState) {
  state = next
  for (const listener of listeners) listener()
  dispatchEvent(new CustomEvent(projectChangeEvent, { detail: unitsOf(next.project) }))
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/**
 * Reads the browser's storage, and applies the changes that are not written yet. Rows that cannot be read are moved to a
 * key of their own. A text that is known already is not parsed again: that would take long for 1,000 rows, and the new
 * objects would render every row.
 * @param isShown False for a page that is rendered and not shown: it changes nothing in the storage.
 */
function load(isShown = true): ProjectState {
  try {
    const text = localStorage.getItem(key)
    if (state && text === stateText) return state
    const { project, unread } = readStored(text)
    if (isShown && text !== null && unread.length > 0) moveAside(project, unread, text)
    stateText = unread.length > 0 ? undefined : text
    const changed = unwritten.reduce((before, alter) => alter(before), project)
    return { project: changed, unread: isShown ? asideTexts() : [...asideTexts(), ...unread] }
  } catch (error) {
    return { project: nothing, unread: [], trouble: isFull(error) ? 'full' : 'blocked', isLocked: true }
  }
}

function save(project: ListedProject): StoreTrouble | undefined {
  const isEmpty = project.windows.length === 0 && project.name === '' && !project.facades
  const text = isEmpty ? null : writeProject(project)
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

/** Writes the changes that are not in the storage yet, to what another tab may have written meanwhile. */
function write() {
  clearTimeout(writeTimer)
  writeTimer = undefined
  if (!state || unwritten.length === 0) return
  const known = state.trouble ? state : load()
  unwritten = []
  if (known.isLocked) return publish({ ...known, project: state.project })
  const { project, unread } = known
  const trouble = save(project)
  if (project !== state.project || trouble !== state.trouble)
    publish({ project, unread, ...(trouble && { trouble }) })
}

/** A phone may end a page that is not shown without telling it. */
const writeIfHidden = () => document.visibilityState === 'hidden' && write()

/** Another tab has changed the project, or the storage was cleared. */
function onStorage(event: StorageEvent) {
  if (event.key !== null && event.key !== key && event.key !== asideKey) return
  stateText = undefined
  publish(load())
}

/** The visitor's own project, stored in this browser. It does not exist on the server. */
export const projectStore = {
  subscribe(this: void, listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener('storage', onStorage)
      addEventListener('pagehide', write)
      document.addEventListener('visibilitychange', writeIfHidden)
      // Another tab may have changed it since it was read for a page that is rendered and not shown.
      if (state && !state.trouble) state = load()
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) {
        removeEventListener('storage', onStorage)
        removeEventListener('pagehide', write)
        document.removeEventListener('visibilitychange', writeIfHidden)
        write()
        // Changes by other tabs are not noticed from now on, so the next call reads again.
        state = undefined
      }
    }
  },

  read: (): ProjectState => (state ??= load(listeners.size > 0)),

  /**
   * Applies a change to the stored project, which another tab may have changed since it was read. A long list is written
   * a moment later, or when the page is hidden or left. If the storage is blocked or full, the change lasts until the page
   * is closed.
   */
  change(this: void, alter: Change): void {
    const before = state?.trouble ? state : load()
    const project = alter(before.project)
    if (before.isLocked) return publish({ ...before, project })
    unwritten.push(alter)
    publish({ ...before, project })
    if (listeners.size > 0 && project.windows.length > rowsWrittenAtOnce)
      writeTimer ??= setTimeout(write, writeDelay)
    else write()
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
