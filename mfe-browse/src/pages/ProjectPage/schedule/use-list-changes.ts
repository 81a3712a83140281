import type { ProjectWindow } from '@virida/shared/products/project/project'
import { useEffect, useId, useRef, useState } from 'react'
import { duplicate, editWindow, isFull, move, putBack, removeWindow } from '../../../project/change-project'
import { projectStore } from '../../../project/project-store'
import type { ListedProject } from '../../../project/stored-project'
import { rowActions as words } from '../content'

/** Ids of the controls that take the focus after a change. */
export const controlId = (id: string, control: 'room' | 'remove') => `${control}-${id}`

type Change = (project: ListedProject) => ListedProject
type Removed = { back: Change; focus?: string }

export type ListChanges = {
  edit: (id: string, part: Partial<ProjectWindow>) => void
  move: (id: string, step: -1 | 1) => void
  duplicate: (id: string) => void
  remove: (id: string) => void
}

/**
 * Changes the visitor's list and reports each change through `onMessage`, which screen readers announce. A removal
 * can be undone until the next change. The Undo button takes the focus, because the removed row had it.
 */
export function useListChanges({ windows, name }: ListedProject, onMessage: (message: string) => void) {
  const undoId = useId()
  const [removed, setRemoved] = useState<Removed>()
  const focusNext = useRef<string>(undefined)

  useEffect(() => {
    if (!focusNext.current) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  })

  const change = (alter: Change, message = '', focus?: string) => {
    focusNext.current = focus
    setRemoved(undefined)
    onMessage(message)
    projectStore.change(alter)
  }
  const placeOf = (id: string) => windows.findIndex((window) => window.id === id)

  return {
    undoId,
    undo: removed && (() => change(removed.back, '', removed.focus)),
    edit: (id: string, part: Partial<ProjectWindow>) => change(editWindow(id, part)),
    move: (id: string, step: -1 | 1) => {
      const to = placeOf(id) + step
      if (to < 0 || to >= windows.length) return
      const { room = '' } = windows[to - step] ?? {}
      change(move(id, step), words.moved(room, to, windows.length))
    },
    duplicate: (id: string) => {
      if (isFull({ name, windows })) return onMessage(words.full)
      change(duplicate(id), words.copied(placeOf(id) + 1))
      const copy = projectStore.read().project.windows[placeOf(id) + 1]
      focusNext.current = copy && controlId(copy.id, 'room')
    },
    remove: (id: string) => {
      const at = placeOf(id)
      const window = windows[at]
      if (!window) return
      change(removeWindow(id), words.removed(at, window.room), undoId)
      setRemoved({ back: putBack(window, at), focus: controlId(id, 'remove') })
    },
    empty: () => {
      change(() => ({ name: '', windows: [] }), words.emptied(windows.length), undoId)
      setRemoved({ back: () => ({ name, windows }) })
    },
  }
}
