import { lazy, Suspense, type ComponentType } from 'react'
import type { DrawnProductProps } from './DrawnProduct'

type Loaded = { default: ComponentType<DrawnProductProps> }

/**
 * Reading the page does not need the drawing code, because the server has drawn. It loads after the page is ready. A
 * card whose drawing code cannot load still has its words and its link.
 */
const DrawnProduct = lazy((): Promise<Loaded> =>
  import(/* webpackChunkName: "drawn-product" */ './DrawnProduct').then(
    (module) => ({ default: module.DrawnProduct }),
    (error: unknown) => {
      reportError(error)
      return { default: () => null }
    },
  ),
)

/** Draws a series in a square. Its code is loaded when this is first rendered in the browser. */
export function LazyDrawnProduct(props: DrawnProductProps) {
  return (
    <Suspense>
      <DrawnProduct {...props} />
    </Suspense>
  )
}
