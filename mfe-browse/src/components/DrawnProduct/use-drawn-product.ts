import { use, useEffect, useReducer, useSyncExternalStore } from 'react'
import type { DrawnProduct } from './DrawnProduct'

type Drawn = typeof DrawnProduct

let loaded: Drawn | undefined
let loading: Promise<Drawn | undefined> | undefined

/**
 * Loads the drawing component in a chunk of its own, because most visitors choose no finish. Resolves to undefined if
 * loading fails; the next call tries again.
 */
export function loadDrawnProduct(): Promise<Drawn | undefined> {
  loading ??= import(/* webpackChunkName: "drawn-product" */ './DrawnProduct').then(
    (module) => (loaded = module.DrawnProduct),
    () => (loading = undefined),
  )
  return loading
}

const never = () => () => undefined

/**
 * Returns the drawing component if it is wanted. During hydration it waits for the chunk, because the server has
 * rendered the drawing. Later it returns undefined until the chunk is loaded. There is no Suspense boundary, because
 * React would stream inline scripts for it, which the content security policy blocks.
 */
export function useDrawnProduct(wanted: boolean): Drawn | undefined {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [, showLoaded] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (wanted && !loaded) void loadDrawnProduct().then(showLoaded)
  }, [wanted])
  if (!wanted) return undefined
  return loaded ?? (isAlive ? undefined : use(loadDrawnProduct()))
}
