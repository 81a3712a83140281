import { toInches } from '@virida/shared/catalogue/dimension'
import { seriesFacts } from '@virida/shared/catalogue/facts'
import { loadSeries } from '@virida/shared/catalogue/load-series'
import type { SeriesRecord } from '@virida/shared/catalogue/series-record'
import type { SeriesSlug } from '@virida/shared/catalogue/slugs'
import { Link } from '@virida/shared/ui/Link'
import { use } from 'react'
import { compareHref, mostCompared } from '../../components/CompareTray/compare-query'
import { findFits, seriesOfPanels } from './find-fits'
import { MadeCard } from './MadeCard'
import { Panes } from '@virida/shared/ui/Panes'
import { OtherSeries } from './OtherSeries'
import { doubtWords, hintText, reasonText, resultWords as words } from './result-words'
import styles from './Results.module.css'
import type { Question } from './size-query'

/** All series at one size: what is made, drawn; what a dealer has to say; what is not made, and why. */
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
              <Link variant="arrow" href={compareHref(closest)}>
                {words.compare(closest.length)}
              </Link>
            )}
            {made.some(({ slug }) => seriesFacts[slug].smallestEgress) && (
              <Link variant="arrow" href={`/egress-calculator?frame_width=${width}&frame_height=${height}`}>
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
