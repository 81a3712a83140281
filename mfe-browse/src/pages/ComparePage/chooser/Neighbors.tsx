import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { Link } from '@virida/shared/site/ui/Link'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useId } from 'react'
import { nextContent as content } from '../content'
import styles from './Neighbors.module.css'
import { neighborsOf } from './series-choices'
import type { Compare } from '../use-compare'

/** Suggests related series to add: beside the table on wide pages, else below it. */
export function Neighbors({ compare: { chosen, hrefWith } }: { compare: Compare }) {
  const id = useId()
  const neighbors = neighborsOf(chosen)
  if (neighbors.length === 0) return null
  return (
    <section className={styles.Neighbors} aria-labelledby={id}>
      <h2 id={id} className={styles.Title}>
        {content.title}
      </h2>
      <ul role="list">
        {neighbors.map((slug) => {
          const { title, seriesNumber } = seriesFacts[slug]
          return (
            <li key={slug}>
              <Link
                variant="plain"
                className={styles.Series}
                href={hrefWith([...chosen, slug])}
                replace
                preventScrollReset
              >
                <span>
                  <VisuallyHidden>{content.add('')}</VisuallyHidden>
                  {title}
                </span>
                <span className={styles.Number}>{seriesNumber}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
