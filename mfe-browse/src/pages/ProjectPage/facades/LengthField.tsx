import type { Sixteenths } from '@virida/shared/products/catalogue/dimension'
import { formatFeet } from '@virida/shared/products/facade/feet'
import { TextField } from '@virida/shared/site/ui/TextField'
import { useState } from 'react'
import { lengthIn, type InchRange } from './read-length-in'

type Props = {
  label: string
  hint?: string
  value: Sixteenths
  range: InchRange
  /** What is wrong with a text that is no length within the limits. */
  error: string
  /** Takes the length. @returns What is wrong with it, or nothing if it is used. */
  onValue: (value: Sixteenths) => string | undefined
}

/** A length in feet and inches. It is used on Enter and when the field is left; a text that cannot be used stays. */
export function LengthField({ label, hint, value, range, error, onValue }: Props) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const use = () => {
    if (typed === undefined) return
    const length = lengthIn(typed, range)
    const wrong = length === undefined ? error : length === value ? undefined : onValue(length)
    setProblem(wrong)
    if (wrong === undefined) setTyped(undefined)
  }
  return (
    <TextField
      label={label}
      hint={hint}
      error={problem}
      maxLength={20}
      autoComplete="off"
      value={typed ?? formatFeet(value)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={use}
      onKeyDown={(event) => {
        if (event.key === 'Enter') use()
      }}
    />
  )
}
