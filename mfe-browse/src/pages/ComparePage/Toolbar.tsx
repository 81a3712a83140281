import { Button } from '@virida/shared/ui/Button'
import { Checkbox } from '@virida/shared/ui/Checkbox'
import { Link } from '@virida/shared/ui/Link'
import { compareHref, differencesParameter } from '../../components/CompareTray/compare-query'
import { chooserContent as content } from './content'
import styles from './Toolbar.module.css'
import type { Compare } from './use-compare'

type Props = {
  compare: Compare
  /** Rows of the table, and how many there are in all. */
  shown: number
  all: number
}

/** How the table is shown: all rows or those that differ, on the screen or on paper. */
export function Toolbar({ compare: { asked, differences, showDifferences }, shown, all }: Props) {
  return (
    <div className={styles.Toolbar}>
      {asked.slugs.length > 1 && (
        <form method="get" action="/compare" className={styles.View}>
          <input type="hidden" name="series" value={asked.slugs.join(',')} />
          <Checkbox
            name={differencesParameter}
            value="1"
            label={content.differences}
            checked={differences}
            onChange={({ target }) => showDifferences(target.checked)}
          />
          <noscript>
            <Button type="submit" variant="ghost">
              {content.apply}
            </Button>
          </noscript>
        </form>
      )}
      <p role="status" className={styles.Shown}>
        {shown > 0 ? content.shown(shown, all) : content.nothingDiffers}
      </p>
      <div className={styles.Actions}>
        <Link href={compareHref([])} replace className={styles.Clear}>
          {content.clear}
        </Link>
        <Button variant="ghost" className={styles.Print} onClick={() => window.print()}>
          {content.print}
        </Button>
      </div>
    </div>
  )
}
