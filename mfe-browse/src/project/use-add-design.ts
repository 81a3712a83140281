import { useState } from 'react'
import { addDesign, addRow, countOf, isFull } from './change-project'
import { projectStore } from './project-store'
import { useProject } from './use-project'

/**
 * Adds a design to the visitor's project. `count` is the quantity of this design in the project; `refused`
 * says that the project had no room for it.
 */
export function useAddDesign(code: string) {
  const known = useProject()
  const [refused, setRefused] = useState(false)
  const count = known ? countOf(known.project, code) : 0
  const add = (as: 'unit' | 'row' = 'unit') => {
    projectStore.change(as === 'row' ? addRow(code) : addDesign(code))
    const { project } = projectStore.read()
    setRefused(countOf(project, code) === count && isFull(project))
  }
  return { known, count, refused, add }
}
