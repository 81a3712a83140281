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
    const ids = new Set(facades.map(({ id }) => id))
    const rowsOf = ({ windows }: ListedProject) => new Map(windows.map((row) => [row.id, row]))
    const [rowsBefore, rowsAfter] = [rowsOf(before), rowsOf(after)]
    const { facades: _, ...rest } = project
    return {
      ...rest,
      windows: project.windows.map((row) => {
        const [was, became] = [rowsBefore.get(row.id), rowsAfter.get(row.id)]
        if (!was || !became || textOf(was.places) === textOf(became.places)) return row
        const places = placesWithout({ before: was.places, after: became.places }, row.places)
        return withPlaces(
          row,
          places.filter(({ facade }) => ids.has(facade)),
        )
      }),
      ...(facades.length > 0 && { facades }),
    }
  }

const textOf = (value: unknown) => JSON.stringify(value ?? [])

/** The façades of a project without a change, in the order before it. */
function facadesWithout({ before, after }: Made, project: ListedProject): readonly Facade[] {
  const byId = (facades: readonly Facade[] = []) => new Map(facades.map((facade) => [facade.id, facade]))
  const [were, became, are] = [byId(before.facades), byId(after.facades), byId(project.facades)]
  const ids = [...new Set([...were.keys(), ...are.keys()])]
  return ids
    .flatMap((id) => {
      const [was, is] = [were.get(id), are.get(id)]
      const isChanged = textOf(was) !== textOf(became.get(id))
      const isAsChanged = textOf(is) === textOf(became.get(id))
      const isUsedElsewhere = !was && placesOn(id, project) !== placesOn(id, after)
      const kept = isChanged && isAsChanged && !isUsedElsewhere ? was : is
      return kept ?? []
    })
    .slice(0, facadeLimits.facades)
}

/** All places on a façade, as one text. */
const placesOn = (id: number, { windows }: ListedProject) =>
  windows
    .flatMap((row: ListedWindow) => (row.places ?? []).filter(({ facade }) => facade === id).map(textOf))
    .sort()
    .join()

type PlacesMade = { before: readonly Place[] | undefined; after: readonly Place[] | undefined }

/** The places of a row without a change. */
function placesWithout(
  { before = [], after = [] }: PlacesMade,
  places: readonly Place[] = [],
): readonly Place[] {
  if (textOf(places) === textOf(after)) return before
  return [...without(places, without(after, before)), ...without(before, after)]
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
