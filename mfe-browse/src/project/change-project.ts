import { projectLimits, type ProjectWindow } from '@virida/shared/products/project/project'
import type { ListedProject, ListedWindow } from '@virida/shared/products/project/stored-project'

/* Changes for `projectStore.change`. Each returns the project after the change and does not modify the given one. */

export type Change = (project: ListedProject) => ListedProject

/** `crypto.randomUUID` does not exist on pages without TLS. */
const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-')
const cut = (quantity: number) => Math.min(quantity, projectLimits.quantity)

/** The quantity of a design in the list, over all rows. */
export const countOf = ({ windows }: ListedProject, design: string): number =>
  windows.reduce((sum, window) => (window.design === design ? sum + window.quantity : sum), 0)

export const isFull = ({ windows }: ListedProject): boolean => windows.length >= projectLimits.windows

/** Adds one unit of a design as a new row. A full project does not change. */
export const addRow =
  (design: string): Change =>
  (project) =>
    isFull(project)
      ? project
      : {
          ...project,
          windows: [...project.windows, { id: newId(), design, room: '', quantity: 1, notes: '' }],
        }

/** Adds one unit of a design: to a row with this design that has no room and no notes, else as a new row. */
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
    return addRow(design)({ name, windows })
  }

/**
 * Appends the rows of a shared project or of an import. Rows beyond the limit are left out. The name is used
 * only if the list has none.
 */
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

/** Inserts a copy after the row, for another room. */
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

/** Inserts a removed row again at its index, or at the end if the list has become shorter. */
export const putBack =
  (window: ListedWindow, at: number): Change =>
  ({ name, windows }) => ({ name, windows: [...windows.slice(0, at), window, ...windows.slice(at)] })

/** Moves a row up (-1) or down (1). The first row does not move up, and the last row does not move down. */
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
