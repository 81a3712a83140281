import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { lazy, Suspense, type ComponentType } from 'react'
import type * as LateParts from './late-parts'

type Part = ComponentType<{ series: SeriesRecord }>

/** Loads the parts of the page below the first screen and behind its tabs. */
export const loadLateParts = () => import(/* webpackChunkName: "series.late" */ './late-parts')

/** A part that the server renders and the browser hydrates when the rest of the page is ready. */
function late(name: keyof typeof LateParts): Part {
  const Loaded = lazy(() =>
    loadLateParts().then(
      (parts) => ({ default: parts[name] }),
      (error: unknown) => {
        reportError(error)
        // What the server has rendered stays. Only its controls do not work.
        return new Promise<never>(() => undefined)
      },
    ),
  )
  return ({ series }) => (
    <Suspense>
      <Loaded series={series} />
    </Suspense>
  )
}

export const DesignBand = late('DesignBand')
export const AccessoriesTab = late('AccessoriesTab')
export const FrameTab = late('FrameTab')
export const GlassTab = late('GlassTab')
export const OptionsTab = late('OptionsTab')
