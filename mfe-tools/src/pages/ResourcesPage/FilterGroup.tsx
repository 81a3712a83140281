import { Checkbox } from '@virida/shared/ui/Checkbox'
import styles from './FilterPanel.module.css'

type Props<Value extends string> = {
  title: string
  name: string
  values: readonly Value[]
  labels: Record<Value, string>
  enabled: readonly Value[]
  onToggle: (value: Value) => void
}

/** The toggles of one question. */
export function FilterGroup<Value extends string>({
  title,
  name,
  values,
  labels,
  enabled,
  onToggle,
}: Props<Value>) {
  return (
    <fieldset className={styles.Group}>
      <legend className={styles.Legend}>{title}</legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={labels[value]}
          checked={enabled.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </fieldset>
  )
}
