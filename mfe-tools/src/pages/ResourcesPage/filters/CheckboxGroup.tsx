import { Checkbox } from '@virida/shared/site/ui/Checkbox'
import { FilterGroup } from '@virida/shared/site/ui/FilterGroup'

type Props<Value extends string> = {
  title: string
  name: string
  values: readonly Value[]
  labels: Record<Value, string>
  enabled: readonly Value[]
  onToggle: (value: Value) => void
}

/** A group of filters with one checkbox for each value. */
export function CheckboxGroup<Value extends string>({
  title,
  name,
  values,
  labels,
  enabled,
  onToggle,
}: Props<Value>) {
  return (
    <FilterGroup title={title}>
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
    </FilterGroup>
  )
}
