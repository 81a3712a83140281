import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { useAhead } from '@virida/shared/contract/use-ahead'
import { useNavigate, useSearchParams } from '@virida/shared/router'
import { asksForDifferences, compareHref, seriesIn } from '../../components/CompareTray/compare-query'
import type { AskedSeries } from '../../components/CompareTray/compare-query'

export type Compare = {
  asked: AskedSeries
  /** What the fields show: ahead of the address while a series that was just chosen is on its way. */
  chosen: readonly SeriesSlug[]
  differences: boolean
  /** Address with other series and the same view of them. */
  hrefWith: (slugs: readonly SeriesSlug[]) => string
  /** Compares these series: in place of the present address, and without a jump. */
  show: (slugs: readonly SeriesSlug[]) => void
  showDifferences: (only: boolean) => void
}

type Shown = { slugs: readonly SeriesSlug[]; differences: boolean }

/** The comparison as the address says it, on the server and in the browser alike. */
export function useCompare(): Compare {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = seriesIn(query)
  const [now, tell] = useAhead<Shown>(
    { slugs: asked.slugs, differences: asksForDifferences(query) },
    (shown) => compareHref(shown.slugs, shown),
  )

  const go = (slugs: readonly SeriesSlug[], differences: boolean) => {
    tell({ slugs, differences })
    void navigate(compareHref(slugs, { differences }), { replace: true, preventScrollReset: true })
  }
  return {
    asked,
    chosen: now.slugs,
    differences: now.differences,
    hrefWith: (slugs) => compareHref(slugs, { differences: now.differences }),
    show: (slugs) => go(slugs, now.differences),
    showDifferences: (only) => go(now.slugs, only),
  }
}
