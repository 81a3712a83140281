import type { Combination, SeriesRecord } from '@virida/shared/catalogue/series-record'
import { draw } from '@virida/shared/drawing'
import { drawCombination } from '@virida/shared/drawing/combinations'
import { Link } from '@virida/shared/ui/Link'
import { Panes } from '@virida/shared/ui/Panes'
import { Section } from '@virida/shared/ui/Section'
import { optionsContent } from '../content'
import { usualInput } from '../usual-drawing'
import { DrawnOption } from './DrawnOption'
import styles from './options.module.css'

/** Inches of one panel in a drawing of a door's layout. */
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
          <DrawnOption key={combination.id} title={combination.title} scene={sceneOf(series, combination)} />
        ))}
      </Panes>
    </Section>
  )
}

function sceneOf(series: SeriesRecord, combination: Combination) {
  const { productType, finish, ...input } = usualInput(series)
  if ('rows' in combination) {
    return drawCombination(combination.rows, { productType, finish }, { operation: true })
  }
  const { operation, panels } = combination.door
  return draw({ ...input, productType, finish, operation, width: panels * panelWidth })
}
