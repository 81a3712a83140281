import { classNames } from '../class-names'
import styles from './Segments.module.css'

export type SegmentsProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string
  options: readonly { value: Value; label: string }[]
  /** Value of the pressed button. */
  value: Value | undefined
  onChange: (value: Value) => void
  className?: string | undefined
}

/** A row of buttons that switches between views of one thing. It is not printed. */
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
