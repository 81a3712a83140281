import { otherWindowLines, productLines } from '@virida/shared/products/catalogue/lines/product-lines'
import { useParams } from '@virida/shared/router'
import { Benefits } from './Benefits'
import { lineOf } from './line-of'
import { LineHero } from './LineHero'
import { LineSeries } from './LineSeries'
import { OtherLines } from './OtherLines'

export function LinePage() {
  const slug = lineOf(useParams().productType)
  const line = productLines[slug]
  const others = otherWindowLines(slug)
  return (
    <>
      <LineHero line={line} />
      <LineSeries line={line} />
      <Benefits line={line} />
      {others.length > 0 && <OtherLines lines={others} />}
    </>
  )
}
