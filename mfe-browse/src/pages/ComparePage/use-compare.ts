import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { useAhead } from '@virida/shared/site/hooks/use-ahead'
import { useNavigate, useSearchParams } from '@virida/shared/router'
import { compareAddress } from '@virida/shared/site/addresses/compare'
import { asksForDifferences, seriesIn, type AskedSeries } from '../../components/CompareTray/compare-query'

export type Compare = {
  asked: AskedSeries
  /** The series in the lists. They can be ahead of the URL while a navigation is pending. */
  chosen: readonly SeriesSlug[]
  /** Whether only rows that differ are shown. If undefined, that depends on the width of the screen. */
  differences: boolean | undefined
  /** Returns the URL with other series and the same view. */
  hrefWith: (slugs: readonly SeriesSlug[]) => string
  /** Compares these series. Replaces the history entry and keeps the scroll position. */
  show: (slugs: readonly SeriesSlug[]) => void
  /** Shows a series in the column with this index. If the series is compared already, the two columns trade places. */
  swap: (at: number, slug: SeriesSlug) => void
  showDifferences: (only: boolean) => void
}

type Shown = { slugs: readonly SeriesSlug[]; differences: boolean | undefined }

/** The state of the comparison. It is derived from the URL, so the server renders the same state. */
export function useCompare(): Compare {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = seriesIn(query)
  const [now, announce] = useAhead<Shown>(
    { slugs: asked.slugs, differences: asksForDifferences(query) },
    (shown) => compareAddress(shown.slugs, shown),
  )

  const go = (slugs: readonly SeriesSlug[], differences: boolean | undefined) => {
    announce({ slugs, differences })
    void navigate(compareAddress(slugs, { differences }), { replace: true, preventScrollReset: true })
  }
  return {
    asked,
    chosen: now.slugs,
    differences: now.differences,
    hrefWith: (slugs) => compareAddress(slugs, { differences: now.differences }),
    show: (slugs) => go(slugs, now.differences),
    swap: (at, slug) => go(swapped(now.slugs, at, slug), now.differences),
    showDifferences: (only) => go(now.slugs, only),
  }
}

function swapped(slugs: readonly SeriesSlug[], at: number, slug: SeriesSlug): readonly SeriesSlug[] {
  const before = slugs[at]
  return slugs.map((each, place) => (place === at ? slug : each === slug && before ? before : each))
}
