import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { useAhead } from '@virida/shared/contract/use-ahead'
import type { Design } from '@virida/shared/design/design'
import { designCode } from '@virida/shared/design/design-code'
import { designParameter } from '@virida/shared/design/design-path'
import { useSearchParams } from '@virida/shared/router'
import { useEffect, useMemo } from 'react'
import { askedDesign, withDesign, type AskedDesign } from './design-query'

/** Browsers limit how often the address may change: it is written when the hand rests. Milliseconds. */
const rest = 250

export type DesignState = AskedDesign & { change: (design: Design) => void }

/** The design of a series page. The address keeps it; what was just chosen shows before the address says it. */
export function useDesign(series: SeriesSlug): DesignState {
  const [query, setQuery] = useSearchParams()
  const said = query.get(designParameter)
  const asked = useMemo(() => askedDesign(said, series), [said, series])
  const [design, change] = useAhead(asked.design, designCode)
  const isAhead = design !== asked.design
  const code = designCode(design)

  useEffect(() => {
    if (!isAhead) return
    const timer = setTimeout(
      () => setQuery((now) => withDesign(now, code), { replace: true, preventScrollReset: true }),
      rest,
    )
    return () => clearTimeout(timer)
  }, [isAhead, code, setQuery])

  return { ...(isAhead ? { design } : asked), change }
}
