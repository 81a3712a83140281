import type { EgressResult } from '@virida/shared/products/egress/calculate'
import { verdictAt } from '@virida/shared/products/egress/verdict'
import { Link } from '@virida/shared/site/ui/Link'
import { Notice } from '@virida/shared/site/ui/Notice'
import { useEffect, useRef } from 'react'
import { EgressDrawing } from './EgressDrawing'
import type { Question } from '../form/read-draft'
import { resultContent as content, verdictTexts } from './content'
import styles from './Result.module.css'
import { ResultNotes } from './ResultNotes'
import { ResultTable } from './ResultTable'
import { waysId } from '../ways/content'
import { Share } from './Share'

type Props = {
  question: Question | undefined
  result: EgressResult | undefined
  isStale: boolean
  /** How often Calculate has been pressed. After each press the verdict is scrolled into view. */
  presses: number
}

/** The result of a calculation. Before the first calculation it explains what a result contains. */
export function Result({ question, result, isStale, presses }: Props) {
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (presses === 0) return
    // Scrolling needs a layout of the page, which would delay the result here. In the next frame the browser
    // lays out the page anyway.
    const frame = requestAnimationFrame(() => status.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [presses])
  const verdict = question && result && verdictAt(result, question.sill)
  return (
    <section className={styles.Result} aria-labelledby="egress-result">
      <h2 id="egress-result" className={styles.Title}>
        {content.title}
      </h2>
      <div ref={status} role="status" className={styles.Status} data-verdict={verdict}>
        {question && verdict && (
          <>
            <p className={styles.Verdict}>{content.status[`${verdict === 'every_floor'}`]}</p>
            <p className={styles.Window}>{content.window(question)}</p>
            <p>{verdictTexts[verdict]}</p>
            {(verdict === 'none' || verdict === 'grade_floor_only') && (
              <p className={styles.Ways}>
                <Link href={`#${waysId}`}>{content.ways}</Link>
              </p>
            )}
          </>
        )}
      </div>
      {question && result ? (
        <>
          {isStale && <Notice className={styles.Stale}>{content.stale}</Notice>}
          <ResultNotes question={question} result={result} />
          <div className={styles.Panes}>
            <div className={styles.Checks}>
              <ResultTable result={result} />
            </div>
            <EgressDrawing question={question} result={result} />
          </div>
          <Share />
        </>
      ) : (
        <BeforeFirstResult />
      )}
    </section>
  )
}

const BeforeFirstResult = () => (
  <div className={styles.Before}>
    <p className={styles.Lead}>{content.before.title}</p>
    <ul className={styles.Points}>
      {content.before.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
)
