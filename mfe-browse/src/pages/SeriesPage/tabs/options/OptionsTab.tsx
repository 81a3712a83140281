import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { Combinations } from './Combinations'
import { Finishes } from './Finishes'
import { Grids } from './Grids'

export function OptionsTab({ series }: { series: SeriesRecord }) {
  return (
    <>
      <Finishes finishes={series.options.frameFinishes} />
      {series.options.grids && series.options.grids.length > 0 && <Grids series={series} />}
      <Combinations series={series} />
    </>
  )
}
