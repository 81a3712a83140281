import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { useNavigate, useSearchParams } from '@virida/shared/router'
import { useEffect, useState } from 'react'
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

/** The comparison as the address says it, on the server and in the browser alike. */
export function useCompare(): Compare {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const asked = seriesIn(query)
  const said = asksForDifferences(query)
  const [ahead, setAhead] = useState<{ slugs: readonly SeriesSlug[]; differences: boolean }>()
  const now = ahead ?? { slugs: asked.slugs, differences: said }
  const arrived =
    ahead !== undefined && compareHref(ahead.slugs, ahead) === compareHref(asked.slugs, { differences: said })
  useEffect(() => {
    if (arrived) setAhead(undefined)
  }, [arrived])

  const go = (slugs: readonly SeriesSlug[], differences: boolean) => {
    setAhead({ slugs, differences })
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
