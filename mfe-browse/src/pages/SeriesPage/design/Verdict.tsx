import type { Problem } from '@virida/shared/products/design/problems/problem'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { designContent as content, fieldNames } from './content'
import styles from './Verdict.module.css'
import { listed } from '@virida/shared/site/listed'

/** Whether the design is made, and if not, which of its choices are the reason. */
export function Verdict({ problems }: { problems: readonly Problem[] }) {
  const fields = [...new Set(problems.map(({ field }) => fieldNames[field]))]
  return (
    <p role="status" className={styles.Verdict} data-made={fields.length === 0}>
      {fields.length === 0 ? content.made : content.notMade(listed(fields))}
      <VisuallyHidden> {problems.map(({ message }) => message).join(' ')}</VisuallyHidden>
    </p>
  )
}
