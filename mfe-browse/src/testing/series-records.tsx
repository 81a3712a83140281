import { loadSeries } from '@virida/shared/products/catalogue/load-series'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { act, render } from '@testing-library/react'
import { use } from 'react'

function Records({ slugs }: { slugs: readonly SeriesSlug[] }) {
  for (const slug of slugs) use(loadSeries(slug))
  return null
}

/** Loads the records of series, so that a page renders without waiting. Loading has tests of its own. */
export const loadRecords = (slugs: readonly SeriesSlug[]) =>
  act(() => {
    render(<Records slugs={slugs} />)
    return Promise.resolve()
  })

/** Waits until the page has followed a change of the address. */
export const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
