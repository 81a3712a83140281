import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { lazy, Suspense, type ComponentType } from 'react'
import type * as LateParts from './late-parts'

type Part = ComponentType<{ series: SeriesRecord }>

/** Milliseconds before the first repeated attempt to load the parts, and at most. Each further one doubles the time. */
const pause = { first: 1000, longest: 30_000 }

/** Loads the parts of the page below the first screen and behind its tabs. */
export const loadLateParts = () => import(/* webpackChunkName: "series.late" */ './late-parts')

/** Tries until the parts are there: the tabs wait for them, and what the server has rendered stays meanwhile. */
export async function loadUntilThere<Parts>(load: () => Promise<Parts>): Promise<Parts> {
  for (let wait = pause.first; ; wait = Math.min(2 * wait, pause.longest)) {
    try {
      return await load()
    } catch (error) {
      if (wait === pause.first) reportError(error)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** A part that the server renders and the browser hydrates when the rest of the page is ready. */
function late(name: keyof typeof LateParts): Part {
  const Loaded = lazy(async () => ({ default: (await loadUntilThere(loadLateParts))[name] }))
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
