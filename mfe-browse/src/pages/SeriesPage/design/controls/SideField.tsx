import { formatNumber, type Sixteenths } from '@virida/shared/catalogue/dimension'
import { TextField } from '@virida/shared/ui/TextField'
import { useState } from 'react'
import { controlsContent as content } from '../content'
import { readSide } from './read-side'

type Props = {
  label: string
  hint: string
  length: Sixteenths
  /** It is not made in this length; why stands below both sides. */
  isRefused: boolean
  onChange: (length: Sixteenths) => void
}

/**
 * One side of a design as it is typed. The drawing follows every length that can be read; what cannot is told
 * when the field is left, for "35 1/" is only on its way.
 */
export function SideField({ label, hint, length, isRefused, onChange }: Props) {
  const [text, setText] = useState(formatNumber(length))
  const [seen, setSeen] = useState(length)
  const [error, setError] = useState<string>()
  if (seen !== length) {
    setSeen(length)
    // Somebody else has changed it: a way out, a link, a step back.
    if (readSide(text).length !== length) {
      setText(formatNumber(length))
      setError(undefined)
    }
  }
  const type = (next: string) => {
    setText(next)
    const read = readSide(next)
    if (read.error !== undefined) return
    setError(undefined)
    setSeen(read.length)
    onChange(read.length)
  }
  const leave = () => {
    const read = readSide(text)
    setError(read.error)
    if (read.length !== undefined) setText(formatNumber(read.length))
  }
  return (
    <TextField
      label={label}
      hint={hint}
      value={text}
      autoComplete="off"
      spellCheck={false}
      error={error ?? (isRefused && content.notMade)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
    />
  )
}
