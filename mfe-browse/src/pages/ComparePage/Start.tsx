import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import { compareAddress } from '@virida/shared/site/addresses/compare'
import { Card } from '@virida/shared/site/ui/Card'
import { Panes } from '@virida/shared/site/ui/Panes'
import { lineup } from './table/common-scale'
import { startContent as content } from './content'
import styles from './Start.module.css'

/** Shown while no series is chosen: example comparisons. */
export function Start() {
  return (
    <section className={styles.Start} aria-labelledby="compare-start">
      <h2 id="compare-start" className={styles.Title}>
        {content.title}
      </h2>
      <p className={styles.Text}>{content.text}</p>
      <Panes min="narrow" className={styles.Examples}>
        {content.examples.map(({ title, text, slugs }) => (
          <Card
            key={title}
            title={title}
            href={compareAddress(slugs)}
            media={
              <DrawingView
                drawing={lineup(slugs.map((slug) => seriesFacts[slug]))}
                className={styles.Drawing}
              />
            }
          >
            {text}
          </Card>
        ))}
      </Panes>
    </section>
  )
}
