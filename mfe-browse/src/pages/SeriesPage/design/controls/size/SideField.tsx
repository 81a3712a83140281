import { formatNumber, type Sixteenths } from '@virida/shared/products/catalogue/dimension'
import { drawableSide, readSide, type SideProblem } from '@virida/shared/products/design/code/read-side'
import { TextField } from '@virida/shared/site/ui/TextField'
import { useState } from 'react'
import { controlsContent as content } from '../../content'

type Props = {
  label: string
  hint: string
  length: Sixteenths
  /** Whether the series is not made in this length. The reason is shown below the fields for both sides. */
  isRefused: boolean
  onChange: (length: Sixteenths) => void
}

const messageFor = (problem: SideProblem) =>
  problem === 'TOO_SMALL' || problem === 'TOO_LARGE'
    ? content.undrawable(drawableSide.min, drawableSide.max)
    : content.unreadable

/**
 * A text field for one side of a design. The drawing follows every length that can be read. Errors are shown when
 * the field loses focus, because a text such as "35 1/" is not finished.
 */
export function SideField({ label, hint, length, isRefused, onChange }: Props) {
  const [text, setText] = useState(formatNumber(length))
  const [seen, setSeen] = useState(length)
  const [error, setError] = useState<string>()
  if (seen !== length) {
    setSeen(length)
    // The length was changed outside the field, for example by a suggestion, a link or the browser's back button.
    if (readSide(text) !== length) {
      setText(formatNumber(length))
      setError(undefined)
    }
  }
  const type = (next: string) => {
    setText(next)
    const read = readSide(next)
    if (typeof read === 'string') return
    setError(undefined)
    setSeen(read)
    onChange(read)
  }
  const leave = () => {
    const read = readSide(text)
    setError(typeof read === 'string' ? messageFor(read) : undefined)
    if (typeof read === 'number') setText(formatNumber(read))
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
