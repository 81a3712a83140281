import { use, useEffect, useReducer, useSyncExternalStore } from 'react'
import type { DrawnProduct } from './DrawnProduct'

type Drawn = typeof DrawnProduct

let loaded: Drawn | undefined
let loading: Promise<Drawn | undefined> | undefined

/**
 * The drawing of a product as a chunk of its own: most visitors choose no finish. Nothing where it cannot be had,
 * and then the next call asks again.
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
 * The component that draws, where it is wanted. What the server has drawn waits for it; afterwards nobody waits:
 * it is undefined until it has come. No Suspense boundary: its inline scripts are against the content policy.
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
