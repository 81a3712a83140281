import { compareAddress, differencesParameter } from '@virida/shared/site/addresses/compare'
import { comparePath } from '@virida/shared/site/addresses/pages'
import { Button } from '@virida/shared/site/ui/Button'
import { Checkbox } from '@virida/shared/site/ui/Checkbox'
import { Link } from '@virida/shared/site/ui/Link'
import { chooserContent as content } from './content'
import styles from './Toolbar.module.css'
import type { Compare } from './use-compare'

type Props = {
  compare: Compare
  /** The number of rows that are shown, and of all rows. */
  shown: number
  all: number
}

/** Switches between all rows and only the rows that differ, and prints the table. */
export function Toolbar({ compare: { asked, differences, showDifferences }, shown, all }: Props) {
  return (
    <div className={styles.Toolbar}>
      {asked.slugs.length > 1 && (
        <form method="get" action={comparePath} className={styles.View}>
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
        <Link href={compareAddress([])} replace className={styles.Clear}>
          {content.clear}
        </Link>
        <Button variant="ghost" className={styles.Print} onClick={() => window.print()}>
          {content.print}
        </Button>
      </div>
    </div>
  )
}
