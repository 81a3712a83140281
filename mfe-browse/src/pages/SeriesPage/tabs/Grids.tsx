import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import { draw } from '@virida/shared/drawing'
import { Link } from '@virida/shared/ui/Link'
import { Panes } from '@virida/shared/ui/Panes'
import { Section } from '@virida/shared/ui/Section'
import { optionsContent } from '../content'
import { usualInput } from '../usual-drawing'
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
          <DrawnOption key={id} title={title} scene={draw({ ...usualInput(series), grid: pattern })} />
        ))}
      </Panes>
    </Section>
  )
}
