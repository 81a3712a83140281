import type { Facade } from '@virida/shared/products/project/facade'
import { projectLimits, windowIn, type ProjectWindow } from '@virida/shared/products/project/project'
import type { ListedProject, ListedWindow } from '@virida/shared/products/project/stored-project'
import { editWindow, joinedFacades, placedOn, type Change } from './change-project'

/** A project before and after a change. */
export type Made = { before: ListedProject; after: ListedProject }

/** The rows of a list that are not in another one. */
function rowsOnlyIn(rows: readonly ListedWindow[], others: readonly ListedWindow[]) {
  const ids = new Set(others.map(({ id }) => id))
  return rows.filter(({ id }) => !ids.has(id))
}

/** A row as it is when the list was stored and read again. */
const storedOf = (row: ListedWindow): ProjectWindow => windowIn(row) ?? row
const formOf = (row: ListedWindow) => JSON.stringify([row.id, storedOf(row)])

/** The rows of a list without those that another one has in the same form. */
function rowsWithout(rows: readonly ListedWindow[], others: readonly ListedWindow[]) {
  const forms = new Set(others.map(formOf))
  return rows.filter((row) => !forms.has(formOf(row)))
}

/** The façades of a list that another one does not have in the same form. */
function facadesOnlyIn(facades: readonly Facade[] = [], others: readonly Facade[] = []) {
  const forms = new Set(others.map((facade) => JSON.stringify(facade)))
  return facades.filter((facade) => !forms.has(JSON.stringify(facade)))
}

/** Façades as they are without their ids, which can change when they are put back. */
const withoutIds = (facades: readonly Facade[] = []) => facades.map((facade) => ({ ...facade, id: 0 }))

/**
 * Whether a project has all façades and rows that a change removed, the rows all their places on façades, and nothing that
 * the change added.
 */
export const isTakenBack = (made: Made, project: ListedProject): boolean =>
  isAllBack(made, project) && isAllGone(made, project)

function isAllBack({ before, after }: Made, { windows, facades }: ListedProject): boolean {
  const rows = new Map(windows.map((row) => [row.id, row]))
  const known = new Set(before.facades?.map(({ id }) => id))
  const areRowsBack = rowsOnlyIn(before.windows, after.windows).every(({ id, places = [] }) => {
    const row = rows.get(id)
    return row && (row.places?.length ?? 0) >= places.filter(({ facade }) => known.has(facade)).length
  })
  const removed = facadesOnlyIn(before.facades, after.facades)
  return areRowsBack && facadesOnlyIn(withoutIds(removed), withoutIds(facades)).length === 0
}

function isAllGone({ before, after }: Made, { windows, facades = [] }: ListedProject): boolean {
  const added = rowsOnlyIn(after.windows, before.windows)
  const ids = new Set(facadesOnlyIn(after.facades, before.facades).map(({ id }) => id))
  // The ids may be those of façades that are back.
  const left = withoutIds(facades.filter(({ id }) => ids.has(id)))
  return (
    rowsOnlyIn(added, windows).length === added.length &&
    facadesOnlyIn(left, withoutIds(before.facades)).length === 0
  )
}

/**
 * Takes back a change that added or removed rows and façades, and nothing that has changed since, such as in another tab:
 * what it added is removed, and what it removed goes in front of the other rows, as far as the limits allow. A row or façade
 * that it added stays if it has been changed since, and so does a façade with a row that stays. Rows come back without their
 * places on façades that are gone.
 */
export const takeBack =
  ({ before, after }: Made): Change =>
  ({ name, windows, facades }) => {
    const kept = rowsWithout(windows, rowsOnlyIn(after.windows, before.windows))
    const removed = rowsOnlyIn(rowsOnlyIn(before.windows, after.windows), kept)
    const used = new Set(kept.flatMap(({ places = [] }) => places.map(({ facade }) => facade)))
    const added = facadesOnlyIn(after.facades, before.facades).filter(({ id }) => !used.has(id))
    const keptFacades = facadesOnlyIn(facades, added)
    // Another tab can have put them back already.
    const removedFacades = facadesOnlyIn(facadesOnlyIn(before.facades, after.facades), keptFacades)
    const joined = joinedFacades(keptFacades, kept, removedFacades)
    const others = facadesOnlyIn(before.facades, removedFacades)
    const there = others.filter(({ id }) => keptFacades.some((facade) => facade.id === id))
    const ids = new Map([...there.map(({ id }) => [id, id] as const), ...joined.ids])
    const back = removed.slice(0, projectLimits.windows - kept.length)
    return {
      name: name === after.name ? before.name : name,
      windows: [...back.map((row) => placedOn(ids, row)), ...kept],
      ...(joined.facades.length > 0 && { facades: joined.facades }),
    }
  }

/** A row before an edit, and the fields that the edit gave it. */
export type Edit = { before: ListedWindow; part: Partial<ProjectWindow> }

/** The fields of an edit in which a row of a list is the same as another one. */
function fieldsAsIn({ before: { id }, part }: Edit, { windows }: ListedProject, other: ListedWindow) {
  const row = windows.find((one) => one.id === id)
  if (!row) return []
  const [own, others] = [storedOf(row), storedOf(other)]
  const fields = Object.keys(part) as (keyof ProjectWindow)[]
  return fields.filter((field) => JSON.stringify(own[field]) === JSON.stringify(others[field]))
}

/** Takes back an edit of a row, except for fields that have changed since, such as in another tab. */
export const takeBackEdit =
  (edit: Edit): Change =>
  (project) => {
    const { before, part } = edit
    const fields = fieldsAsIn(edit, project, { ...before, ...part })
    return editWindow(before.id, Object.fromEntries(fields.map((field) => [field, before[field]])))(project)
  }

/** Whether all fields of an edit are again as before it. */
export const isEditTakenBack = (edit: Edit, project: ListedProject): boolean =>
  fieldsAsIn(edit, project, edit.before).length === Object.keys(edit.part).length
