import { useCallback, useMemo, useState } from 'react'
import type { Change } from '../../../project/change-project'
import { projectStore } from '../../../project/project-store'
import type { Made } from '../../../project/take-back'
import type { ListChanges } from '../schedule/use-list-changes'
import { facadesContent as content } from './content'
import { isUndone, undoFacades, waitsForRoom } from './undo-facades'

/** Changes that can be undone. */
const mostSteps = 100

type Step = { made: Made; key: string | undefined }

export type FacadeChanges = {
  /**
   * Makes a change and reports it. Changes with the same key one after the other are undone together, such as the steps of
   * an opening that is moved with the arrow keys.
   */
  make: (alter: Change, message: string, key?: string) => void
  report: (message: string) => void
}

/** Changes façades, keeps how to undo that, and what the last change did, which screen readers announce. */
export function useFacadeChanges(list: Pick<ListChanges, 'alter'>) {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [message, setMessage] = useState('')
  const changes: FacadeChanges = useMemo(
    () => ({
      make: (alter, words, key) => {
        const before = projectStore.read().project
        const made = { before, after: alter(before) }
        setSteps((earlier) => {
          const last = earlier.at(-1)
          // Another tab may have changed the list since the last step.
          const isNext = JSON.stringify(last?.made.after) === JSON.stringify(before)
          if (!last || key === undefined || last.key !== key || !isNext)
            return [...earlier.slice(1 - mostSteps), { made, key }]
          return [...earlier.slice(0, -1), { made: { ...made, before: last.made.before }, key }]
        })
        list.alter(alter)
        setMessage(words)
      },
      report: setMessage,
    }),
    [list],
  )
  const undo = useCallback(() => {
    const last = steps.at(-1)
    if (!last) return
    list.alter(undoFacades(last.made))
    const { project } = projectStore.read()
    if (!waitsForRoom(last.made, project)) setSteps(steps.slice(0, -1))
    setMessage(isUndone(last.made, project) ? content.undone : content.undoneInPart)
  }, [list, steps])
  return { changes, message, undo: steps.length > 0 ? undo : undefined, isLastUndo: steps.length === 1 }
}
