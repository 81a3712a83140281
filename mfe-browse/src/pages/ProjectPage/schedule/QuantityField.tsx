import { isQuantity, projectLimits } from '@virida/shared/products/project/project'
import { TextField } from '@virida/shared/site/ui/TextField'
import { useState, type ReactNode } from 'react'
import { scheduleContent as content } from '../content'

type Props = {
  label: ReactNode
  quantity: number
  onQuantity: (quantity: number) => void
  className?: string
}

/**
 * Field for a quantity. An invalid text stays in the field with an error until the field loses the focus, and
 * does not change the list.
 */
export function QuantityField({ label, quantity, onQuantity, className }: Props) {
  const [typed, setTyped] = useState<string>()
  const wrong = typed !== undefined && !isQuantity(Number(typed))
  return (
    <TextField
      className={className}
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={projectLimits.quantity}
      value={typed ?? quantity}
      error={wrong && content.quantityError}
      onChange={({ target }) => {
        setTyped(target.value)
        if (isQuantity(Number(target.value))) onQuantity(Number(target.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
