import type { ProjectWindow } from '@virida/shared/products/project/project'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  duplicate,
  editWindow,
  isFull,
  move,
  putBack,
  removeWindow,
  type Change,
} from '../../../project/change-project'
import { projectStore } from '../../../project/project-store'
import { isEditTakenBack, isTakenBack, takeBack, takeBackEdit, type Made } from '../../../project/take-back'
import { rowActions as words, statusId } from '../content'

/** Id of a control that can take the focus after a change. */
export const controlId = (id: string, control: 'room' | 'remove') => `${control}-${id}`

type Undo = {
  back: Change
  /** Whether the change is undone as a whole. Another tab can have filled the list, removed a façade or edited a row. */
  isComplete: () => boolean
  /** Id of the control that takes the focus. Without it, the message takes it. */
  focus?: string | undefined
  onUndone?: (() => void) | undefined
}

export type ListChanges = {
  /** The index of a row in the list as it is now. A rendered row may still show an earlier one. */
  placeOf: (id: string) => number
  edit: (id: string, part: Partial<ProjectWindow>) => void
  /** Edits a row, reports the message and lets the visitor undo the change, which keeps fields that have changed since. */
  revise: (id: string, part: Partial<ProjectWindow>, message: string) => void
  /** `focus` is the id of a control that takes the focus, if the one that has it is no longer shown. */
  move: (id: string, step: -1 | 1, focus?: string) => void
  duplicate: (id: string) => void
  remove: (id: string) => void
  empty: () => void
  /**
   * Adds or removes rows and façades, reports the message and lets the visitor undo the change, which keeps what has
   * changed since.
   * @param onUndone Called after the visitor has undone it.
   */
  make: (alter: Change, message: string, onUndone?: () => void) => void
  /** Makes a change that another part of the page reports and undoes. */
  alter: (alter: Change) => void
}

const windowsNow = () => projectStore.read().project.windows
const placeOf = (id: string) => windowsNow().findIndex((window) => window.id === id)

/**
 * Changes the visitor's list and reports each change through `onMessage`, which screen readers announce. A
 * removal, emptying the list, an import and a revision can be undone until the next change. The Undo button
 * takes the focus, because the row or button that had it is gone. After it is pressed, what it brings back takes the
 * focus, or the message. `changes` stays the same object, so that rows are not rendered without need.
 * @param isShown False while the table does not show the last change yet.
 */
export function useListChanges(onMessage: (message: string) => void, isShown: boolean) {
  const undoId = useId()
  const [undoable, setUndoable] = useState<Undo>()
  const focusNext = useRef<string>(undefined)

  useLayoutEffect(() => {
    if (!focusNext.current) return
    const control = document.getElementById(focusNext.current)
    // The row of the control may not be in the table yet.
    if (!control && !isShown) return
    control?.focus()
    focusNext.current = undefined
  })
  const isMoved = useRef(false)
  useLayoutEffect(() => {
    if (!isMoved.current || !isShown) return
    isMoved.current = false
    // The control of a moved row keeps the focus, but the row can have left the window with it.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  })

  const [change, changes] = useMemo(() => {
    const change = (alter: Change, message = '', focus?: string, undo?: Undo) => {
      focusNext.current = focus
      setUndoable(undo)
      onMessage(message)
      projectStore.change(alter)
    }
    const make: ListChanges['make'] = (alter, message, onUndone) => {
      let made: Made | undefined
      // The store makes a change again if another tab has changed the list before it is written.
      const noted: Change = (before) => {
        const after = alter(before)
        made = { before, after }
        return after
      }
      change(noted, message, undoId, {
        back: (project) => (made ? takeBack(made)(project) : project),
        isComplete: () => !made || isTakenBack(made, projectStore.read().project),
        onUndone,
      })
    }
    const all: ListChanges = {
      placeOf,
      make,
      alter: (alter) => change(alter),
      // A row that has just been removed can still be in the table.
      edit: (id, part) => {
        if (placeOf(id) >= 0) change(editWindow(id, part))
      },
      revise: (id, part, message) => {
        const before = windowsNow()[placeOf(id)]
        if (!before) return
        const edit = { before, part }
        change(editWindow(id, part), message, undoId, {
          back: takeBackEdit(edit),
          isComplete: () => isEditTakenBack(edit, projectStore.read().project),
          focus: controlId(id, 'room'),
        })
      },
      move: (id, step, focus) => {
        const windows = windowsNow()
        const from = placeOf(id)
        const to = from + step
        if (from < 0 || to < 0 || to >= windows.length) return
        const { room = '' } = windows[from] ?? {}
        isMoved.current = true
        change(move(id, step), words.moved(room, to, windows.length), focus)
      },
      duplicate: (id) => {
        if (placeOf(id) < 0) return
        if (isFull(projectStore.read().project)) return onMessage(words.full)
        change(duplicate(id), words.copied(placeOf(id) + 1))
        const copy = windowsNow()[placeOf(id) + 1]
        focusNext.current = copy && controlId(copy.id, 'room')
      },
      remove: (id) => {
        const at = placeOf(id)
        const window = windowsNow()[at]
        if (!window) return
        const { project: before } = projectStore.read()
        const removal = removeWindow(id)
        change(removal, words.removed(at, window.room), undoId, {
          back: putBack(window, at),
          isComplete: () => isTakenBack({ before, after: removal(before) }, projectStore.read().project),
          focus: controlId(id, 'remove'),
        })
      },
      empty: () => make(() => ({ name: '', windows: [] }), words.emptied(windowsNow().length)),
    }
    return [change, all] as const
  }, [onMessage, undoId])

  const undo = ({ back, isComplete, focus = statusId, onUndone }: Undo) => {
    change(back, words.undone, focus)
    if (!isComplete()) {
      focusNext.current = statusId
      onMessage(words.undoneInPart)
    }
    onUndone?.()
  }
  return { undoId, undo: undoable && (() => undo(undoable)), changes }
}
