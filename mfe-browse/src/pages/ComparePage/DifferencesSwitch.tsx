import { differencesParameter } from '@virida/shared/site/addresses/compare'
import { comparePath } from '@virida/shared/site/addresses/pages'
import { Button } from '@virida/shared/site/ui/Button'
import { Checkbox } from '@virida/shared/site/ui/Checkbox'
import { chooserContent as content } from './content'
import styles from './DifferencesSwitch.module.css'
import type { Compare } from './use-compare'

/** The checkbox "Differences only". It is a plain GET form, so it works without JavaScript. */
export function DifferencesSwitch({
  compare: { asked, showDifferences },
  only,
}: {
  compare: Compare
  only: boolean
}) {
  return (
    <form method="get" action={comparePath} className={styles.Switch}>
      <input type="hidden" name="series" value={asked.slugs.join(',')} />
      {/* A form sends nothing for an unchecked checkbox, so this 0 says that it is unchecked. */}
      <input type="hidden" name={differencesParameter} value="0" />
      <Checkbox
        name={differencesParameter}
        value="1"
        label={content.differences}
        checked={only}
        onChange={({ target }) => showDifferences(target.checked)}
      />
      <noscript>
        <Button type="submit" variant="ghost">
          {content.apply}
        </Button>
      </noscript>
    </form>
  )
}
