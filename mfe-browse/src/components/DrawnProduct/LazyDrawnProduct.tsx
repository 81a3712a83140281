import { lazy, Suspense, type ComponentType } from 'react'
import type { DrawnProductProps } from './DrawnProduct'

type Loaded = { default: ComponentType<DrawnProductProps> }

/**
 * The server has already drawn the product, so the drawing code is a chunk of its own that the browser loads
 * only when it hydrates a drawing. If the chunk cannot be loaded, the card still has its words and its link.
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
