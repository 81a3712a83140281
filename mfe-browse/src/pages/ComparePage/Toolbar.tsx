import { compareAddress } from '@virida/shared/site/addresses/compare'
import { Button } from '@virida/shared/site/ui/Button'
import { Link } from '@virida/shared/site/ui/Link'
import { chooserContent as content } from './content'
import { DifferencesSwitch } from './DifferencesSwitch'
import styles from './Toolbar.module.css'
import type { Compare } from './use-compare'

type Props = {
  compare: Compare
  /** The number of rows in which the series differ, and the number of all rows (`all`). */
  differing: number
  all: number
}

/**
 * Switches between all rows and only the rows that differ, empties the comparison and prints the table. As
 * long as the visitor has not decided, narrow screens show only differences. The server does not know the
 * width of the screen, so it renders a switch for wide and a switch for narrow screens.
 */
export function Toolbar({ compare, differing, all }: Props) {
  const { asked, differences } = compare
  return (
    <div className={styles.Toolbar}>
      {asked.slugs.length === 1 ? (
        <p role="status" className={styles.Shown}>
          {content.all(all)}
        </p>
      ) : (
        (['wide', 'narrow'] as const).map((width) => {
          const only = differences ?? width === 'narrow'
          return (
            <div key={width} className={styles.View} data-width={width}>
              <DifferencesSwitch compare={compare} only={only} />
              <p role="status" className={styles.Shown}>
                {only ? content.differing(differing, all) : content.all(all)}
              </p>
              {width === 'narrow' && asked.slugs.length > 2 && (
                <p className={styles.Shown}>{content.twoOf(asked.slugs.length)}</p>
              )}
            </div>
          )
        })
      )}
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
