import { seriesFacts } from '@virida/shared/catalogue/facts'
import { isSeriesSlug } from '@virida/shared/catalogue/slugs'
import { Button } from '@virida/shared/ui/Button'
import { Link } from '@virida/shared/ui/Link'
import { Select } from '@virida/shared/ui/Select'
import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import { useRef } from 'react'
import { differencesParameter, mostCompared } from '../../components/CompareTray/compare-query'
import styles from './Chooser.module.css'
import { chooserContent as content } from './content'
import { choicesBeside } from './series-choices'
import type { Compare } from './use-compare'

/**
 * One list for each compared series, and one to add another: above their columns, where there is room. It is a
 * plain GET form, so it works before and without the page's script.
 */
export function Chooser({ compare: { chosen, differences, hrefWith, show } }: { compare: Compare }) {
  const form = useRef<HTMLFormElement>(null)
  const places = chosen.length < mostCompared ? [...chosen, undefined] : chosen
  const choose = (at: number, value: string) => {
    const before = chosen.slice(0, at)
    show([...before, ...(isSeriesSlug(value) ? [value] : []), ...chosen.slice(at + 1)])
  }
  // The list at this place stays when its series goes: the one after it moves up, or it adds the next.
  const stayAt = (at: number) => form.current?.querySelectorAll('select')[at]?.focus()
  return (
    <form
      ref={form}
      method="get"
      action="/compare"
      className={styles.Chooser}
      aria-label={content.label}
      data-columns={places.length}
    >
      <p className={styles.Legend}>{content.legend}</p>
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
      {differences && <input type="hidden" name={differencesParameter} value="1" />}
      <noscript>
        <Button type="submit">{content.apply}</Button>
      </noscript>
    </form>
  )
}
