import { classNames } from '../class-names'
import styles from './Segments.module.css'

export type SegmentsProps<Value extends string> = {
  /** Names the group for screen readers. */
  label: string
  options: readonly { value: Value; label: string }[]
  /** The pressed one. */
  value: Value | undefined
  onChange: (value: Value) => void
  className?: string | undefined
}

/** A few views of one thing, one of them shown: buttons side by side in a frame. They are not printed. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentsProps<Value>) {
  return (
    <div role="group" aria-label={label} className={classNames(styles.Segments, className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.Segment}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
