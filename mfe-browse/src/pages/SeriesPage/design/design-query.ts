import { seriesFacts } from '@virida/shared/catalogue/facts'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import type { Design } from '@virida/shared/design/design'
import { designParameter, designPath } from '@virida/shared/design/design-path'
import { DesignCodeError } from '@virida/shared/design/error'
import { readDesign } from '@virida/shared/design/read-design'
import { usualDesign } from '@virida/shared/design/usual-design'

/** The design that an address asks for; where it cannot be had, the usual one and why. */
export type AskedDesign = {
  design: Design
  refused?: { reason: string; other?: { title: string; href: string } }
}

/** Reads the design of the series from its address; no parameter means the usual one. */
export function askedDesign(code: string | null, series: SeriesSlug): AskedDesign {
  const usual = usualDesign(series)
  if (code === null) return { design: usual }
  const read = readDesign(code)
  if (read instanceof DesignCodeError) return { design: usual, refused: { reason: `${read.message}.` } }
  if (read.series === series) return { design: read }
  const { title } = seriesFacts[read.series]
  return { design: usual, refused: { reason: '', other: { title, href: designPath(read) } } }
}

/** The same address with another design. */
export function withDesign(query: URLSearchParams, code: string): URLSearchParams {
  const next = new URLSearchParams(query)
  next.set(designParameter, code)
  return next
}
