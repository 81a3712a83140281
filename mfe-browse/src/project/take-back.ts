import type { Facade } from '@virida/shared/products/project/facade'
import { projectLimits } from '@virida/shared/products/project/project'
import type { ListedProject, ListedWindow } from '@virida/shared/products/project/stored-project'
import { joinedFacades, placedOn, type Change } from './change-project'

/** A project before and after a change. */
export type Made = { before: ListedProject; after: ListedProject }

/** The rows of a list that are not in another one. */
function rowsOnlyIn(rows: readonly ListedWindow[], others: readonly ListedWindow[]) {
  const ids = new Set(others.map(({ id }) => id))
  return rows.filter(({ id }) => !ids.has(id))
}

/** The façades of a list that another one does not have in the same form. */
function facadesOnlyIn(facades: readonly Facade[] = [], others: readonly Facade[] = []) {
  const forms = new Set(others.map((facade) => JSON.stringify(facade)))
  return facades.filter((facade) => !forms.has(JSON.stringify(facade)))
}

/** Façades as they are without their ids, which can change when they are put back. */
const withoutIds = (facades: readonly Facade[] = []) => facades.map((facade) => ({ ...facade, id: 0 }))

/** Whether a project has all façades and rows that a change removed, and the rows all their places on façades. */
export function isAllBack({ before, after }: Made, { windows, facades }: ListedProject): boolean {
  const rows = new Map(windows.map((row) => [row.id, row]))
  const known = new Set(before.facades?.map(({ id }) => id))
  const areRowsBack = rowsOnlyIn(before.windows, after.windows).every(({ id, places = [] }) => {
    const row = rows.get(id)
    return row && (row.places?.length ?? 0) >= places.filter(({ facade }) => known.has(facade)).length
  })
  const removed = facadesOnlyIn(before.facades, after.facades)
  return areRowsBack && facadesOnlyIn(withoutIds(removed), withoutIds(facades)).length === 0
}

/**
 * Takes back a change that added or removed rows and façades, and nothing that has changed since, such as in another tab:
 * what it added is removed, and what it removed goes in front of the other rows, as far as the limits allow. A façade that
 * it added stays if it has been changed since. Rows come back without their places on façades that are gone.
 */
export const takeBack =
  ({ before, after }: Made): Change =>
  ({ name, windows, facades }) => {
    const kept = rowsOnlyIn(windows, rowsOnlyIn(after.windows, before.windows))
    const removed = rowsOnlyIn(rowsOnlyIn(before.windows, after.windows), kept)
    const keptFacades = facadesOnlyIn(facades, facadesOnlyIn(after.facades, before.facades))
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
