import { inches } from '@virida/shared/products/catalogue/dimension'
import { facadeLimits, nextFacadeId, type Facade, type Place } from '@virida/shared/products/project/facade'
import type { ListedProject, ListedWindow } from '@virida/shared/products/project/stored-project'
import type { Change } from '../../../project/change-project'
import { facadesContent as content } from './content'

/* Changes of façades and of what is on them, for `projectStore.change`. */

/** A copy of a row that is on a façade: the id of the row and the index among its places. */
export type PlacedId = { row: string; copy: number }

const usualWall = { width: inches(480), height: inches(108) }

/** A façade as it is added: as high as the last one, with a name that no other has. Undefined when there is no room. */
export function newFacade({ facades = [], windows }: ListedProject): Facade | undefined {
  const id = nextFacadeId(facades, windows)
  if (id === undefined || facades.length >= facadeLimits.facades) return undefined
  const { width, height, floors } = { ...usualWall, ...facades.at(-1) }
  const names = new Set(facades.map((facade) => facade.name))
  const name = content.names.find((one) => !names.has(one)) ?? content.numbered(facades.length + 1)
  return { id, name, width, height, roof: { form: 'flat' }, ...(floors && { floors }) }
}

export const addFacade =
  (facade: Facade): Change =>
  (project) => ({ ...project, facades: [...(project.facades ?? []), facade] })

export const editFacade =
  ({ floors = [], ...facade }: Facade): Change =>
  (project) =>
    project.facades
      ? {
          ...project,
          facades: project.facades.map((one) =>
            one.id === facade.id ? { ...facade, ...(floors.length > 0 && { floors }) } : one,
          ),
        }
      : project

/** Removes a façade and all places on it. */
export const removeFacade =
  (id: number): Change =>
  ({ facades = [], ...project }) => {
    const rest = facades.filter((facade) => facade.id !== id)
    return {
      ...project,
      windows: project.windows.map((window) =>
        window.places?.some(({ facade }) => facade === id)
          ? withPlaces(
              window,
              window.places.filter(({ facade }) => facade !== id),
            )
          : window,
      ),
      ...(rest.length > 0 && { facades: rest }),
    }
  }

/** A row with other places on façades. */
export function withPlaces({ places: _, ...window }: ListedWindow, places: readonly Place[]): ListedWindow {
  return places.length > 0 ? { ...window, places } : window
}

const changePlaces =
  (row: string, change: (places: readonly Place[], window: ListedWindow) => readonly Place[]): Change =>
  (project) => ({
    ...project,
    windows: project.windows.map((window) =>
      window.id === row ? withPlaces(window, change(window.places ?? [], window)) : window,
    ),
  })

/** Puts one more copy of a row on a façade. Places beyond its quantity, or on a façade that is gone, make room. */
export const placeCopy =
  (row: string, place: Place): Change =>
  (project) => {
    const ids = new Set((project.facades ?? []).map(({ id }) => id))
    return changePlaces(row, (places, { quantity }) => {
      const most = Math.min(quantity, facadeLimits.places)
      return [...places.filter(({ facade }) => ids.has(facade)).slice(0, most - 1), place]
    })(project)
  }

export const moveCopy = ({ row, copy }: PlacedId, place: Place): Change =>
  changePlaces(row, (places) => places.map((one, at) => (at === copy ? place : one)))

export const unplaceCopy = ({ row, copy }: PlacedId): Change =>
  changePlaces(row, (places) => places.filter((_, at) => at !== copy))
