import { readStored, writeProject, type ListedProject } from './stored-project'

/** `blocked`: the device keeps nothing for us; `full`: it has no room for the last change. */
export type StoreTrouble = 'blocked' | 'full'

export type ProjectState = {
  project: ListedProject
  /** Records that could not be read, kept aside on the device. */
  unread: readonly string[]
  trouble?: StoreTrouble
}

const key = 'virida:project'
const asideKey = 'virida:project:aside'
const nothing: ListedProject = { name: '', windows: [] }

let state: ProjectState | undefined
const listeners = new Set<() => void>()

function tell(next: ProjectState) {
  state = next
  for (const listener of listeners) listener()
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Texts that were set aside before. */
function asideTexts(): readonly string[] {
  const texts: unknown = JSON.parse(localStorage.getItem(asideKey) ?? '[]')
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
}

/** Reads the device. What cannot be read moves aside before anything is written over it. */
function load(): ProjectState {
  try {
    const { project, unread } = readStored(localStorage.getItem(key))
    if (unread.length > 0) {
      localStorage.setItem(asideKey, JSON.stringify([...asideTexts(), ...unread]))
      localStorage.setItem(key, writeProject(project))
    }
    return { project, unread: asideTexts() }
  } catch (error) {
    return { project: nothing, unread: [], trouble: isFull(error) ? 'full' : 'blocked' }
  }
}

function save(project: ListedProject): StoreTrouble | undefined {
  try {
    if (project.windows.length === 0 && project.name === '') localStorage.removeItem(key)
    else localStorage.setItem(key, writeProject(project))
    return undefined
  } catch (error) {
    return isFull(error) ? 'full' : 'blocked'
  }
}

/** Another tab has changed the list, or cleared the device. */
function onStorage(event: StorageEvent) {
  if (event.key === null || event.key === key || event.key === asideKey) tell(load())
}

/** The visitor's own project, on this device alone. For the browser; on a server there is none. */
export const projectStore = {
  subscribe(this: void, listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) {
        removeEventListener('storage', onStorage)
        // Whatever happens unheard is read again.
        state = undefined
      }
    }
  },

  read: (): ProjectState => (state ??= load()),

  /**
   * Changes what stands on the device now, which another tab may have changed since this one read it. Where the
   * device keeps nothing, the change lives as long as the page.
   */
  change(this: void, alter: (project: ListedProject) => ListedProject): void {
    const before = state?.trouble ? state : load()
    const project = alter(before.project)
    const trouble = save(project)
    tell({ project, unread: before.unread, ...(trouble && { trouble }) })
  },

  /** Throws away what was set aside. */
  forgetUnread(this: void): void {
    try {
      localStorage.removeItem(asideKey)
    } catch {
      // Nothing was kept there either.
    }
    tell({ ...projectStore.read(), unread: [] })
  },
}
