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

/** How many of the rows that a change removed are not in a list. */
export const countMissing = ({ before, after }: Made, { windows }: ListedProject): number =>
  rowsOnlyIn(rowsOnlyIn(before.windows, after.windows), windows).length

/**
 * Takes back a change that added or removed rows and façades, and nothing that has changed since, such as in another tab:
 * what it added is removed, and what it removed goes in front of the other rows, as far as the limits allow. A façade that
 * it added stays if it has been changed since.
 */
export const takeBack =
  ({ before, after }: Made): Change =>
  ({ name, windows, facades }) => {
    const kept = rowsOnlyIn(windows, rowsOnlyIn(after.windows, before.windows))
    const removed = rowsOnlyIn(rowsOnlyIn(before.windows, after.windows), kept)
    const removedFacades = facadesOnlyIn(before.facades, after.facades)
    const keptFacades = facadesOnlyIn(facades, facadesOnlyIn(after.facades, before.facades))
    const joined = joinedFacades(keptFacades, kept, removedFacades)
    const unchanged = facadesOnlyIn(before.facades, removedFacades)
    const ids = new Map([...unchanged.map(({ id }) => [id, id] as const), ...joined.ids])
    const back = removed.slice(0, projectLimits.windows - kept.length)
    return {
      name: name === after.name ? before.name : name,
      windows: [...back.map((row) => placedOn(ids, row)), ...kept],
      ...(joined.facades.length > 0 && { facades: joined.facades }),
    }
  }
