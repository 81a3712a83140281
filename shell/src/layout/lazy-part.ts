import { useEffect, useState, type ComponentType } from 'react'

export type LazyPart<Props> = {
  /** Fetches the part ahead of its use; a failure waits until it is wanted. */
  preload: () => void
  /** The part once it is there; `failed` when it is wanted and cannot be had. */
  usePart: (wanted: boolean) => { Part?: ComponentType<Props>; failed: boolean }
}

/**
 * A part of the frame that no page needs to be read: its files come when it is used. Unlike `React.lazy` it
 * shows at once when it was preloaded, tries again after a failure, and a failure costs no error boundary.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | undefined
  let loading: Promise<unknown> | undefined

  const get = () => {
    loading ??= load().then(
      (loaded) => (part = loaded),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  return {
    preload: () => void get().catch(() => undefined),
    usePart(wanted) {
      const [, arrive] = useState(part !== undefined)
      const [failed, fail] = useState(false)
      useEffect(() => {
        if (!wanted || part) return
        let waits = true
        fail(false)
        get().then(
          () => waits && arrive(true),
          () => waits && fail(true),
        )
        return () => {
          waits = false
        }
      }, [wanted])
      return { Part: part, failed: failed && wanted && !part }
    },
  }
}
