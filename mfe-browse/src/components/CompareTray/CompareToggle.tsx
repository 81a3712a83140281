import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import styles from './CompareToggle.module.css'
import { trayContent as content } from './CompareTray.content'

export type CompareToggleProps = {
  /** The series, for those who hear the button without its card. */
  title: string
  pressed: boolean
  /** Four are chosen already, and this is none of them. */
  full: boolean
  onToggle: () => void
}

/** Puts a series into the comparison and takes it out again. A full one says so instead of doing nothing. */
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
