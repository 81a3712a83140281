import { projectLimits, type ProjectWindow } from '@virida/shared/project/project'
import type { ListedProject, ListedWindow } from './stored-project'

/* Changes of a project, for `projectStore.change`. Each gives a new list and leaves the given one as it is. */

type Change = (project: ListedProject) => ListedProject

/** `crypto.randomUUID` is missing where a site has no TLS. */
const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')
const cut = (quantity: number) => Math.min(quantity, projectLimits.quantity)

/** How many of a design stand in the list. */
export const countOf = ({ windows }: ListedProject, design: string): number =>
  windows.reduce((sum, window) => (window.design === design ? sum + window.quantity : sum), 0)

export const isFull = ({ windows }: ListedProject): boolean => windows.length >= projectLimits.windows

/** One more of a design: in the row that has no room and no notes yet, else in a row of its own. */
export const addDesign =
  (design: string): Change =>
  ({ name, windows }) => {
    const row = windows.find((window) => window.design === design && !window.room && !window.notes)
    if (row) {
      return {
        name,
        windows: windows.map((one) => (one === row ? { ...one, quantity: cut(one.quantity + 1) } : one)),
      }
    }
    if (isFull({ name, windows })) return { name, windows }
    return { name, windows: [...windows, { id: newId(), design, room: '', quantity: 1, notes: '' }] }
  }

/** A shared list after one's own; what is beyond the limit stays out. */
export const addAll =
  (sharedName: string, shared: readonly ProjectWindow[]): Change =>
  ({ name, windows }) => ({
    name: name || sharedName,
    windows: [...windows, ...shared.map((window) => ({ ...window, id: newId() }))].slice(
      0,
      projectLimits.windows,
    ),
  })

export const rename =
  (name: string): Change =>
  ({ windows }) => ({ name: name.slice(0, projectLimits.name), windows })

export const editWindow =
  (id: string, part: Partial<ProjectWindow>): Change =>
  ({ name, windows }) => ({
    name,
    windows: windows.map((window) => (window.id === id ? { ...window, ...part } : window)),
  })

/** A copy right after the original, for another room. */
export const duplicate =
  (id: string): Change =>
  (project) => ({
    ...project,
    windows: isFull(project)
      ? project.windows
      : project.windows.flatMap((window) =>
          window.id === id ? [window, { ...window, id: newId() }] : [window],
        ),
  })

export const removeWindow =
  (id: string): Change =>
  ({ name, windows }) => ({ name, windows: windows.filter((window) => window.id !== id) })

/** Puts a window back where it was, or at the end of a list that has become shorter. */
export const putBack =
  (window: ListedWindow, at: number): Change =>
  ({ name, windows }) => ({ name, windows: [...windows.slice(0, at), window, ...windows.slice(at)] })

/** A window one place up (-1) or down (1); at the end of the list it stays. */
export const move =
  (id: string, step: -1 | 1): Change =>
  ({ name, windows }) => {
    const from = windows.findIndex((window) => window.id === id)
    const [window, other] = [windows[from], windows[from + step]]
    if (!window || !other) return { name, windows }
    return {
      name,
      windows: windows.map((one, at) => (at === from ? other : at === from + step ? window : one)),
    }
  }
