import { seriesFacts } from '@virida/shared/products/catalogue/facts'
import { isSeriesSlug } from '@virida/shared/products/catalogue/slugs'
import { differencesParameter } from '@virida/shared/site/addresses/compare'
import { comparePath } from '@virida/shared/site/addresses/pages'
import { Button } from '@virida/shared/site/ui/Button'
import { Link } from '@virida/shared/site/ui/Link'
import { Select } from '@virida/shared/site/ui/Select'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useRef } from 'react'
import { mostCompared } from '../../../components/CompareTray/compare-query'
import styles from './Chooser.module.css'
import { leadTo } from '../../../components/lead-to'
import { chooserContent as content, comparisonId } from '../content'
import { choicesBeside } from './series-choices'
import type { Compare } from '../use-compare'

/**
 * A list for each compared series and, if the comparison is not full, one to add another, aligned with the
 * columns of the table on wide screens. It is a plain GET form, so it works without JavaScript, and before it
 * has loaded.
 */
export function Chooser({ compare: { chosen, differences, hrefWith, show } }: { compare: Compare }) {
  const form = useRef<HTMLFormElement>(null)
  const places = chosen.length < mostCompared ? [...chosen, undefined] : chosen
  const choose = (at: number, value: string) => {
    const before = chosen.slice(0, at)
    show([...before, ...(isSeriesSlug(value) ? [value] : []), ...chosen.slice(at + 1)])
  }
  // After a series is removed, the list in its position takes the focus: that of the next series, or the one that
  // adds a series.
  const stayAt = (at: number) => form.current?.querySelectorAll('select')[at]?.focus()
  return (
    <form
      ref={form}
      method="get"
      action={comparePath}
      className={styles.Chooser}
      aria-label={content.label}
      data-columns={places.length}
    >
      <div className={styles.Legend}>
        <p>{content.legend}</p>
        {chosen.length > 0 && (
          <Link href={`#${comparisonId}`} onClick={leadTo(comparisonId)} className={styles.Lead}>
            {content.leadToTable}
          </Link>
        )}
      </div>
      {places.map((slug, at) => (
        <div key={at} className={styles.Place}>
          <Select
            name="series"
            label={slug ? content.series(at + 1) : content.add}
            value={slug ?? ''}
            placeholder={slug ? undefined : content.choose}
            groups={choicesBeside(chosen.filter((other) => other !== slug))}
            onChange={({ target }) => choose(at, target.value)}
          />
          {slug && (
            <Link
              variant="plain"
              className={styles.Remove}
              href={hrefWith(chosen.filter((other) => other !== slug))}
              replace
              preventScrollReset
              onClick={() => stayAt(at)}
            >
              {content.remove}
              <VisuallyHidden> {seriesFacts[slug].title}</VisuallyHidden>
            </Link>
          )}
        </div>
      ))}
      {differences !== undefined && (
        <input type="hidden" name={differencesParameter} value={Number(differences)} />
      )}
      <noscript>
        <Button type="submit">{content.apply}</Button>
      </noscript>
    </form>
  )
}
