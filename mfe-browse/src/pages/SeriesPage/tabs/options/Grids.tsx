import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import { draw } from '@virida/shared/products/drawing/draw'
import { Link } from '@virida/shared/site/ui/Link'
import { Panes } from '@virida/shared/site/ui/Panes'
import { Section } from '@virida/shared/site/ui/Section'
import { optionsContent } from '../../content'
import { usualInput } from '../../usual-drawing'
import { DrawnOption } from './DrawnOption'
import styles from './options.module.css'

export function Grids({ series }: { series: SeriesRecord }) {
  const isSpecialty = /specialty/i.test(series.title)
  return (
    <Section
      ground="stone"
      title={optionsContent.grids}
      intro={
        <>
          {optionsContent.gridsText} {isSpecialty ? optionsContent.specialtyGrids : optionsContent.usualGrids}{' '}
          <Link href={optionsContent.contact.href}>{optionsContent.contact.label}</Link> {optionsContent.ask}
        </>
      }
    >
      <Panes min="narrow" className={styles.Options}>
        {(series.options.grids ?? []).map(({ id, title, pattern }) => (
          <DrawnOption key={id} title={title} drawing={draw({ ...usualInput(series), grid: pattern })} />
        ))}
      </Panes>
    </Section>
  )
}
