import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { useAhead } from '@virida/shared/site/hooks/use-ahead'
import type { Design } from '@virida/shared/products/design/design'
import { readDesignCode, withDesignCode } from '@virida/shared/site/addresses/design'
import { useSearchParams } from '@virida/shared/router'
import { useEffect, useMemo } from 'react'
import { askedDesign, withCode, type AskedDesign, type CodedDesign } from './design-query'

/** Browsers limit how often the URL may change, so it is written after a pause this long, in milliseconds. */
const pause = 250

export type DesignState = AskedDesign & { change: (design: Design) => void }

/** The design of a series page. The URL holds it; a new choice is shown before it is written to the URL. */
export function useDesign(series: SeriesSlug): DesignState {
  const [query, setQuery] = useSearchParams()
  const askedCode = readDesignCode(query)
  const asked = useMemo(() => askedDesign(askedCode, series), [askedCode, series])
  const [shown, announce] = useAhead<CodedDesign>(asked, ({ code }) => code)
  const isAhead = shown !== asked
  const { code } = shown

  useEffect(() => {
    if (!isAhead) return
    const timer = setTimeout(
      () => setQuery((now) => withDesignCode(now, code), { replace: true, preventScrollReset: true }),
      pause,
    )
    return () => clearTimeout(timer)
  }, [isAhead, code, setQuery])

  return { ...(isAhead ? shown : asked), change: (design) => announce(withCode(design)) }
}
