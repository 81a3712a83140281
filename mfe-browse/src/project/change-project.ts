import { facadeLimits, nextFacadeId, type Facade } from '@virida/shared/products/project/facade'
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
  (project) => {
    const { windows } = project
    const row = windows.find((window) => window.design === design && !window.room && !window.notes)
    if (row) {
      return {
        ...project,
        windows: windows.map((one) => (one === row ? { ...one, quantity: cut(one.quantity + 1) } : one)),
      }
    }
    return addRow(design)(project)
  }

/**
 * Appends the rows and façades of a shared project, or the rows of an import. Those beyond the limits are left out, and so
 * are places on façades that are left out. The name is used only if the list has none.
 */
export const addAll =
  (sharedName: string, shared: readonly ProjectWindow[], sharedFacades: readonly Facade[] = []): Change =>
  ({ name, windows, facades = [] }) => {
    const joined = joinedFacades(facades, windows, sharedFacades)
    const placed = shared.map((window) => ({ ...placedOn(joined.ids, window), id: newId() }))
    return {
      name: name || sharedName,
      windows: [...windows, ...placed].slice(0, projectLimits.windows),
      ...(joined.facades.length > 0 && { facades: joined.facades }),
    }
  }

/** Own and shared façades. `ids` has the new id of each shared one. An id that is taken is replaced. */
export function joinedFacades(
  own: readonly Facade[],
  rows: readonly ProjectWindow[],
  shared: readonly Facade[],
): { facades: readonly Facade[]; ids: ReadonlyMap<number, number> } {
  const facades = [...own]
  const ids = new Map<number, number>()
  const taken = new Set(rows.flatMap(({ places = [] }) => places.map(({ facade }) => facade)))
  for (const facade of shared) {
    if (facades.length >= facadeLimits.facades) break
    const isTaken = taken.has(facade.id) || facades.some(({ id }) => id === facade.id)
    // The ids of the others that follow stay free, so that most façades keep theirs.
    const id = isTaken ? nextFacadeId([...facades, ...shared], rows) : facade.id
    if (id === undefined) break
    facades.push({ ...facade, id })
    ids.set(facade.id, id)
  }
  return { facades, ids }
}

/** A row on the façades of a list that it is added to. Places on a façade that has no new id there are left out. */
export function placedOn<Row extends ProjectWindow>(
  ids: ReadonlyMap<number, number>,
  { places, ...row }: Row,
) {
  const kept = places?.flatMap((place) => {
    const facade = ids.get(place.facade)
    return facade === undefined ? [] : [{ ...place, facade }]
  })
  return { ...row, ...(kept && kept.length > 0 && { places: kept }) }
}

export const rename =
  (name: string): Change =>
  (project) => ({ ...project, name: name.slice(0, projectLimits.name) })

export const editWindow =
  (id: string, part: Partial<ProjectWindow>): Change =>
  (project) => ({
    ...project,
    windows: project.windows.map((window) => (window.id === id ? { ...window, ...part } : window)),
  })

/** Inserts a copy after the row, for another room. The copy is on no façade. */
export const duplicate =
  (id: string): Change =>
  (project) => ({
    ...project,
    windows: isFull(project)
      ? project.windows
      : project.windows.flatMap((window) => {
          const { places: _, ...copied } = window
          return window.id === id ? [window, { ...copied, id: newId() }] : [window]
        }),
  })

export const removeWindow =
  (id: string): Change =>
  (project) => ({ ...project, windows: project.windows.filter((window) => window.id !== id) })

/**
 * Inserts a removed row again at its index, or at the end if the list has become shorter, without places on façades that
 * have been removed since. A full project does not change, and neither does one to which another tab has given the row back.
 */
export const putBack =
  (window: ListedWindow, at: number): Change =>
  (project) => {
    if (isFull(project) || project.windows.some(({ id }) => id === window.id)) return project
    const { windows, facades = [] } = project
    const row = placedOn(new Map(facades.map(({ id }) => [id, id])), window)
    return { ...project, windows: [...windows.slice(0, at), row, ...windows.slice(at)] }
  }

/** Moves a row up (-1) or down (1). The first row does not move up, and the last row does not move down. */
export const move =
  (id: string, step: -1 | 1): Change =>
  (project) => {
    const { windows } = project
    const from = windows.findIndex((window) => window.id === id)
    const [window, other] = [windows[from], windows[from + step]]
    if (!window || !other) return project
    return {
      ...project,
      windows: windows.map((one, at) => (at === from ? other : at === from + step ? window : one)),
    }
  }
