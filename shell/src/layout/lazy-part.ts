import { useEffect, useState, type ComponentType } from 'react'
import { loadOnce } from '@virida/shared/platform/load-once'

export type LazyPart<Props> = {
  /** Starts loading the part before it is needed. A failure shows only when the part is needed. */
  preload: () => void
  /** The part once it has loaded; `failed` when it is needed and could not be loaded. */
  usePart: (isNeeded: boolean) => { Part?: ComponentType<Props>; failed: boolean }
}

/**
 * A part of the site frame whose files are loaded when it is first used. Unlike `React.lazy`, a preloaded part renders
 * without suspending, a failed load is tried again at the next use, and a failure needs no error boundary.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | undefined
  const loadPart = loadOnce(async () => {
    part = await load()
  })

  return {
    preload: () => void loadPart().catch(() => undefined),
    usePart(isNeeded) {
      const [, setLoaded] = useState(part !== undefined)
      const [failed, setFailed] = useState(false)
      useEffect(() => {
        if (!isNeeded || part) return
        let isCurrent = true
        setFailed(false)
        loadPart().then(
          () => isCurrent && setLoaded(true),
          () => isCurrent && setFailed(true),
        )
        return () => {
          isCurrent = false
        }
      }, [isNeeded])
      return { Part: part, failed: failed && isNeeded && !part }
    },
  }
}
