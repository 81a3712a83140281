import { storedText } from '@virida/shared/products/project/stored-text'
import { projectChangeEvent, storedUnits } from '@virida/shared/products/project/stored-units'
import { useEffect, useState } from 'react'

/** The number of windows and doors in the visitor's project. 0 until the page is hydrated. */
export function useProjectUnits(): number {
  const [units, setUnits] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    setUnits(readUnits())
    addEventListener(
      projectChangeEvent,
      (event) => event instanceof CustomEvent && setUnits(Number(event.detail)),
      { signal },
    )
    // Another tab has changed the project, or the storage was cleared.
    addEventListener('storage', () => setUnits(readUnits()), { signal })
    return () => stop.abort()
  }, [])
  return units
}

const readUnits = () => storedUnits(storedText())
