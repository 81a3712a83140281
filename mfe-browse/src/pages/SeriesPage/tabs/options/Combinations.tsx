import type { Combination, SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { draw } from '@virida/shared/products/drawing/draw'
import { drawCombination } from '@virida/shared/products/drawing/combinations'
import { Link } from '@virida/shared/site/ui/Link'
import { Panes } from '@virida/shared/site/ui/Panes'
import { Section } from '@virida/shared/site/ui/Section'
import { optionsContent } from '../../content'
import { usualInput } from '../../usual-drawing'
import { DrawnOption } from './DrawnOption'
import styles from './options.module.css'

/** Width of one panel in the drawing of a door layout, in inches. */
const panelWidth = 34

export function Combinations({ series }: { series: SeriesRecord }) {
  return (
    <Section
      title={optionsContent.combinations}
      intro={
        <>
          {optionsContent.combinationsText}{' '}
          <Link href={optionsContent.contact.href}>{optionsContent.contact.label}</Link> {optionsContent.ask}
        </>
      }
    >
      <Panes min="narrow" className={styles.Options}>
        {series.options.combinations.map((combination) => (
          <DrawnOption
            key={combination.id}
            title={combination.title}
            drawing={combinationDrawing(series, combination)}
          />
        ))}
      </Panes>
    </Section>
  )
}

function combinationDrawing(series: SeriesRecord, combination: Combination) {
  const { productType, finish, ...input } = usualInput(series)
  if ('rows' in combination) {
    return drawCombination(combination.rows, { productType, finish }, { operation: true })
  }
  const { operation, panels } = combination.door
  return draw({ ...input, productType, finish, operation, width: panels * panelWidth })
}
