import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import type { Design } from '@virida/shared/design/design'
import { designCode } from '@virida/shared/design/design-code'
import { designParameter } from '@virida/shared/design/design-path'
import { useSearchParams } from '@virida/shared/router'
import { useEffect, useMemo, useState } from 'react'
import { askedDesign, withDesign, type AskedDesign } from './design-query'

/** Browsers limit how often the address may change: it is written when the hand rests. Milliseconds. */
const rest = 250

/**
 * A design that the address does not say yet. Meanwhile it may say two codes: `said`, which it said when the
 * design was chosen or last written, and `written`, which was last asked of it and is on its way.
 */
type Ahead = { design: Design; said: string | null; written?: string }

export type DesignState = AskedDesign & {
  /** Whether the address asks for a design. */
  isAsked: boolean
  change: (design: Design) => void
}

/** The design of a series page. The address keeps it; what was just chosen shows before the address says it. */
export function useDesign(series: SeriesSlug): DesignState {
  const [query, setQuery] = useSearchParams()
  const said = query.get(designParameter)
  const [ahead, setAhead] = useState<Ahead>()
  // An address that is neither the old one nor the one that was written is somebody's link or step back.
  const isAhead = ahead && (said === ahead.said || said === ahead.written)
  const asked = useMemo(() => askedDesign(said, series), [said, series])
  const code = isAhead ? designCode(ahead.design) : undefined

  useEffect(() => {
    if (!code || code === said) return
    const timer = setTimeout(() => {
      setAhead((before) => before && { ...before, said, written: code })
      setQuery((now) => withDesign(now, code), { replace: true, preventScrollReset: true })
    }, rest)
    return () => clearTimeout(timer)
  }, [code, said, setQuery])

  return {
    ...(isAhead ? { design: ahead.design } : asked),
    isAsked: said !== null,
    change: (design) =>
      setAhead((before) => ({ design, said, ...(isAhead && { written: before?.written }) })),
  }
}
