import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import styles from './CompareToggle.module.css'
import { trayContent as content } from './content'

export type CompareToggleProps = {
  /** Title of the series, for screen readers. */
  title: string
  pressed: boolean
  /** Whether the comparison is full. The button is then disabled, unless this series is in the comparison. */
  full: boolean
  onToggle: () => void
}

/**
 * Button that adds a series to the comparison or removes it. If the comparison is full without this series,
 * the button is disabled and its tooltip says why.
 */
export function CompareToggle({ title, pressed, full, onToggle }: CompareToggleProps) {
  const isBarred = full && !pressed
  return (
    <button
      type="button"
      className={styles.Toggle}
      aria-pressed={pressed}
      aria-disabled={isBarred || undefined}
      title={isBarred ? content.full : undefined}
      onClick={isBarred ? undefined : onToggle}
    >
      {content.toggle}
      <VisuallyHidden> {title}</VisuallyHidden>
    </button>
  )
}
