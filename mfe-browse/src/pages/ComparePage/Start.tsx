import { seriesFacts } from '@virida/shared/catalogue/facts'
import { Card } from '@virida/shared/ui/Card'
import { Panes } from '@virida/shared/ui/Panes'
import { Drawing } from '../../components/Drawing/Drawing'
import { compareHref } from '../../components/CompareTray/compare-query'
import { lineup } from './common-scale'
import { startContent as content } from './content'
import styles from './Start.module.css'

/** Nothing is chosen yet: comparisons that are worth a look. */
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
            href={compareHref(slugs)}
            media={
              <Drawing scene={lineup(slugs.map((slug) => seriesFacts[slug]))} className={styles.Drawing} />
            }
          >
            {text}
          </Card>
        ))}
      </Panes>
    </section>
  )
}
