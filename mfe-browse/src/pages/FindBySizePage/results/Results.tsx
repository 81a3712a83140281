import { toInches } from '@virida/shared/products/catalogue/dimension'
import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { loadSeries } from '@virida/shared/products/catalogue/load-series'
import type { SeriesRecord } from '@virida/shared/products/catalogue/series-record'
import type { SeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { compareAddress } from '@virida/shared/site/addresses/compare'
import { egressAddress } from '@virida/shared/site/addresses/egress'
import { Link } from '@virida/shared/site/ui/Link'
import { use } from 'react'
import { mostCompared } from '../../../components/CompareTray/compare-query'
import { findFits, seriesOfPanels } from '../fits/find-fits'
import { MadeCard } from './MadeCard'
import { Panes } from '@virida/shared/site/ui/Panes'
import { OtherSeries } from './OtherSeries'
import { doubtWords, hintText, reasonText, resultWords as words } from './content'
import styles from './Results.module.css'
import type { Question } from '../form/size-query'

/**
 * All series at the given size, in three groups: those that are made, those that a dealer has to decide
 * about, and those that are not made, with the reasons.
 */
export function Results({ question }: { question: Question }) {
  const records: Partial<Record<SeriesSlug, SeriesRecord>> = {}
  for (const slug of seriesOfPanels) records[slug] = use(loadSeries(slug))
  const { made, ask, notMade } = findFits(question, records)
  const [width, height] = [toInches(question.width), toInches(question.height)]
  const closest = made.slice(0, mostCompared).map(({ slug }) => slug)
  return (
    <div className={styles.Results}>
      <p role="status" className={styles.Found}>
        {words.found(made.length, question)}
      </p>
      {made.length > 0 ? (
        <section className={styles.Group}>
          <div className={styles.Head}>
            <h2 className={styles.Title}>{words.made}</h2>
            <p className={styles.Text}>{words.order}</p>
          </div>
          <Panes className={styles.Grid}>
            {made.map((fit) => (
              <MadeCard key={fit.slug} fit={fit} />
            ))}
          </Panes>
          <p className={styles.Ways}>
            {closest.length > 1 && (
              <Link variant="arrow" href={compareAddress(closest)}>
                {words.compare(closest.length)}
              </Link>
            )}
            {made.some(({ slug }) => seriesFacts[slug].smallestEgress) && (
              <Link variant="arrow" href={egressAddress({ width, height })}>
                {words.egress}
              </Link>
            )}
          </p>
        </section>
      ) : (
        <div className={styles.None}>
          <h2 className={styles.Title}>{words.none.title}</h2>
          <p className={styles.Text}>{words.none.text}</p>
        </div>
      )}
      {ask.length > 0 && (
        <OtherSeries
          title={words.ask}
          text={words.askText}
          action={words.dealer}
          series={ask.map(({ slug, doubt, design }) => ({ slug, design, reasons: [doubtWords[doubt]] }))}
        />
      )}
      {notMade.length > 0 && (
        <OtherSeries
          title={words.notMade}
          text={words.notMadeText(notMade.length)}
          series={notMade.map(({ slug, reasons, hint }) => ({
            slug,
            reasons: reasons.map((reason) => reasonText(slug, reason)),
            ...(hint && { hint: hintText(hint, question) }),
          }))}
        />
      )}
    </div>
  )
}
