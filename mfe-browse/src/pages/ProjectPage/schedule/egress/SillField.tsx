import { formatNumber, inches, perInch, type Sixteenths } from '@virida/shared/products/catalogue/dimension'
import { readSill } from '@virida/shared/products/egress/frame-limits'
import { TextField } from '@virida/shared/site/ui/TextField'
import { useState, type ReactNode } from 'react'
import { placeContent as content } from './content'

type Props = {
  label: ReactNode
  sill: Sixteenths | undefined
  onSill: (sill: Sixteenths | undefined) => void
  className?: string
}

/** The sill height in a typed text. Undefined if the text is empty, null if it is not a length in sixteenths. */
function sillIn(text: string): Sixteenths | undefined | null {
  if (text.trim() === '') return undefined
  const read = readSill(text)
  return read.ok && Number.isInteger(read.inches * perInch) ? inches(read.inches) : null
}

/** Field for the height of a sill. An invalid text stays in the field with an error and does not change the list. */
export function SillField({ label, sill, onSill, className }: Props) {
  const [typed, setTyped] = useState<string>()
  const wrong = typed !== undefined && sillIn(typed) === null
  return (
    <TextField
      className={className}
      label={label}
      maxLength={20}
      value={typed ?? (sill === undefined ? '' : formatNumber(sill))}
      error={wrong && content.sillError}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = sillIn(target.value)
        if (next !== null) onSill(next)
      }}
      onBlur={() => !wrong && setTyped(undefined)}
    />
  )
}
