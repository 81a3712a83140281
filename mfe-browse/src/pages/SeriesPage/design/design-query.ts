import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import type { Design } from '@virida/shared/products/design/design'
import { designCode } from '@virida/shared/products/design/code/design-code'
import { DesignCodeError } from '@virida/shared/products/design/code/error'
import { readDesign } from '@virida/shared/products/design/code/read-design'
import { usualDesign } from '@virida/shared/products/design/usual-design'
import { designAddress } from '@virida/shared/site/addresses/design'

/** A design with its code, so that the code is made once for each design and not at every use. */
export type CodedDesign = { design: Design; code: string }

export const withCode = (design: Design): CodedDesign => ({ design, code: designCode(design) })

/** The design that the URL asks for. If the series page cannot show it: the usual design, and why it was refused. */
export type AskedDesign = CodedDesign & {
  refused?: { reason: string; other?: { title: string; href: string } }
}

/**
 * Reads the design of a series page from its URL.
 * @param code Value of the `design` parameter; null if there is none, which asks for the usual design.
 */
export function askedDesign(code: string | null, series: SeriesSlug): AskedDesign {
  const usual = withCode(usualDesign(series))
  if (code === null) return usual
  const read = readDesign(code)
  if (read instanceof DesignCodeError) return { ...usual, refused: { reason: `${read.message}.` } }
  const asked = withCode(read)
  if (read.series === series) return asked
  const { title } = seriesFacts[read.series]
  return { ...usual, refused: { reason: '', other: { title, href: designAddress(read.series, asked.code) } } }
}
