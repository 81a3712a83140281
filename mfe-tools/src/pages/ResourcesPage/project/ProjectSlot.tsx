import { storedText } from '@virida/shared/products/project/stored-text'
import { useEffect, useState } from 'react'
import type * as Drawings from './ProjectDrawings'

/** Where the drawings of the visitor's project are offered. A browser without a project loads and shows nothing. */
export function ProjectSlot() {
  const [drawings, setDrawings] = useState<typeof Drawings>()
  useEffect(() => {
    if (storedText() === null) return
    // Without this chunk the page still has every file, so the fault is only reported.
    import(/* webpackChunkName: "project-drawings" */ './ProjectDrawings').then(
      setDrawings,
      (error: unknown) => reportError(error),
    )
  }, [])
  return drawings ? <drawings.ProjectDrawings /> : null
}
