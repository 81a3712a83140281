import { facadeLimits, type Facade, type Place } from '@virida/shared/products/project/facade'
import type { ListedProject, ListedWindow } from '@virida/shared/products/project/stored-project'
import type { Change } from '../../../project/change-project'
import type { Made } from '../../../project/take-back'
import { withPlaces } from './change-facades'

/**
 * Takes back a change of façades and of the places of rows, and nothing that has changed since, such as in another tab. A façade that
 * was changed or used elsewhere since stays as it is.
 */
export const undoFacades =
  ({ before, after }: Made): Change =>
  (project) => {
    const facades = facadesWithout({ before, after }, project)
    const [were, became, are] = [byId(before.facades), byId(after.facades), byId(facades)]
    // The id of a removed façade may be that of another one now.
    const isThere = ({ facade }: Place) =>
      became.has(facade) ? are.has(facade) : textOf(are.get(facade)) === textOf(were.get(facade))
    const [rowsBefore, rowsAfter] = [byId(before.windows), byId(after.windows)]
    const { facades: _, ...rest } = project
    return {
      ...rest,
      windows: project.windows.map((row) => {
        const [was, now] = [rowsBefore.get(row.id), rowsAfter.get(row.id)]
        if (!was || !now || textOf(was.places) === textOf(now.places)) return row
        return withPlaces(row, placesWithout({ before: was.places, after: now.places }, row.places, isThere))
      }),
      ...(facades.length > 0 && { facades }),
    }
  }

/** Whether a façade that a change removed can come back later: the project has none with its id, and no room for it now. */
export function waitsForRoom({ before, after }: Made, project: ListedProject): boolean {
  const [became, are] = [byId(after.facades), byId(project.facades)]
  return (before.facades ?? []).some(({ id }) => !became.has(id) && !are.has(id))
}

/** Whether the façades and places that a change changed are as before it. */
export function isUndone({ before, after }: Made, project: ListedProject): boolean {
  const [were, became, are] = [byId(before.facades), byId(after.facades), byId(project.facades)]
  const ids = [...new Set([...were.keys(), ...became.keys()])]
  const changed = ids.filter((id) => textOf(were.get(id)) !== textOf(became.get(id)))
  const [rowsAfter, rows] = [byId(after.windows), byId(project.windows)]
  return (
    changed.every((id) => textOf(are.get(id)) === textOf(were.get(id))) &&
    before.windows.every(({ id, places }) =>
      arePlacesUndone({ before: places, after: rowsAfter.get(id)?.places }, rows.get(id)?.places),
    )
  )
}

const byId = <Item extends { id: unknown }>(items: readonly Item[] = []) =>
  new Map<Item['id'], Item>(items.map((item) => [item.id, item]))

const textOf = (value: unknown) => JSON.stringify(value ?? [])

/** The façades of a project without a change, in the order before it. Removed ones come back as far as there is room. */
function facadesWithout({ before, after }: Made, project: ListedProject): readonly Facade[] {
  const [were, became, are] = [byId(before.facades), byId(after.facades), byId(project.facades)]
  const ids = [...new Set([...were.keys(), ...are.keys()])]
  let room = facadeLimits.facades - are.size
  return ids.flatMap((id) => {
    const [was, is] = [were.get(id), are.get(id)]
    const isChanged = textOf(was) !== textOf(became.get(id))
    const isAsChanged = textOf(is) === textOf(became.get(id))
    const isUsedElsewhere = !was && placesOn(id, project) !== placesOn(id, after)
    if (!isChanged || !isAsChanged || isUsedElsewhere) return is ?? []
    if (is || !was) return was ?? []
    return room-- > 0 ? was : []
  })
}

/** All places on a façade, as one text. */
const placesOn = (id: number, { windows }: ListedProject) =>
  windows
    .flatMap((row: ListedWindow) => (row.places ?? []).filter(({ facade }) => facade === id).map(textOf))
    .sort()
    .join()

type PlacesMade = { before: readonly Place[] | undefined; after: readonly Place[] | undefined }

/**
 * The places of a row without a change. A place that was moved comes back only if nobody has moved it on.
 * @param isThere Whether the façade of a place that comes back is there.
 */
function placesWithout(
  { before = [], after = [] }: PlacesMade,
  places: readonly Place[] = [],
  isThere: (place: Place) => boolean,
): readonly Place[] {
  if (textOf(places) === textOf(after)) return before.filter(isThere)
  const [added, removed] = [without(after, before), without(before, after)]
  const kept = without(places, added)
  const movedOn = added.length - (places.length - kept.length)
  const back = removed.slice(0, Math.max(0, removed.length - movedOn)).filter(isThere)
  return [...kept, ...back].slice(0, facadeLimits.places)
}

/** Whether all places that a change took away are there, and none that it gave. */
function arePlacesUndone({ before = [], after = [] }: PlacesMade, places: readonly Place[] = []): boolean {
  const [added, removed] = [without(after, before), without(before, after)]
  return without(removed, places).length === 0 && without(added, places).length === added.length
}

/** The places of a list without those of another one; each takes one place out. */
function without(places: readonly Place[], others: readonly Place[]): readonly Place[] {
  const left = others.map(textOf)
  return places.filter((place) => {
    const at = left.indexOf(textOf(place))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
