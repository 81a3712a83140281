import { useEffect, useState, useSyncExternalStore } from 'react'
import { savesData } from '../saves-data'
import { keepPage, type Kept, type KeptParts } from './keep-page'

/** Milliseconds between hydration and saving the page, so that saving does not slow down the page. */
const delay = 1000

const neverChanges = () => () => undefined

/**
 * Saves the open page for use without a network. Undefined until that is done. `failed` also in browsers without
 * service workers, and for a page with parts if the visitor saves data.
 * @param path Path of the page.
 * @param parts What else is saved with the page. Must be the same object in each render.
 */
export function useKeptPage(path: string, parts?: KeptParts): Kept | undefined {
  const [kept, setKept] = useState<Kept>()
  const canKeep = useSyncExternalStore(
    neverChanges,
    () => 'serviceWorker' in navigator && !(parts && savesData()),
    () => true,
  )
  useEffect(() => {
    if (!canKeep) return
    let isMounted = true
    const keep = async () => {
      const result = await keepPage(path, parts)
      if (isMounted) setKept(result)
    }
    const timer = setTimeout(() => void keep(), delay)
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [canKeep, path, parts])
  return canKeep ? kept : 'failed'
}
