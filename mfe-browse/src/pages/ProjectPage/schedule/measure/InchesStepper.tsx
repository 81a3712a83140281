import { formatNumber, inches, perInch, type Sixteenths } from '@virida/shared/products/catalogue/dimension'
import { drawableSide } from '@virida/shared/products/design/code/read-side'
import { TextField } from '@virida/shared/site/ui/TextField'
import { useState } from 'react'
import { guideContent as content, measureContent } from './content'
import styles from './InchesStepper.module.css'
import { sideIn } from './sizes-draft'

const eighths = Array.from({ length: 8 }, (_, at) => inches(at / 8))
const [least, most] = [inches(drawableSide.min), inches(drawableSide.max)]
const perEighth = perInch / 8

type Props = {
  /** Index of the length that is edited. With another one, the field is the same, so that it keeps the focus. */
  place: number
  label: string
  hint: string
  value: Sixteenths | undefined
  /** What the buttons change while there is no value. */
  start: Sixteenths
  onValue: (value: Sixteenths | undefined) => void
  onEnter: () => void
}

/**
 * A length in inches that can be typed or set by thumb: buttons for one inch more or less, for each eighth and for one
 * sixteenth more. A text that is no length stays in the field with an error.
 */
export function InchesStepper({ place, label, hint, value, start, onValue, onEnter }: Props) {
  const [entry, setEntry] = useState<{ place: number; text: string }>()
  const typed = entry?.place === place ? entry.text : undefined
  const shown = value ?? start
  const fraction = shown % perInch
  const isSixteenth = fraction % perEighth !== 0
  const set = (next: number) => {
    setEntry(undefined)
    onValue(Math.min(Math.max(next, least), most) as Sixteenths)
  }
  const isWrong = typed !== undefined && typed.trim() !== '' && sideIn(typed) === undefined
  return (
    <div className={styles.InchesStepper}>
      <div className={styles.Whole}>
        <Step label={content.less} sign="−" onStep={() => set(shown - perInch)} />
        <TextField
          className={styles.Field}
          label={label}
          hint={hint}
          autoComplete="off"
          maxLength={20}
          enterKeyHint="next"
          placeholder={formatNumber(start)}
          value={typed ?? (value === undefined ? '' : formatNumber(value))}
          error={isWrong && measureContent.sideError}
          onChange={({ target }) => {
            setEntry({ place, text: target.value })
            onValue(sideIn(target.value))
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (!isWrong) onEnter()
          }}
          onBlur={() => !isWrong && setEntry(undefined)}
        />
        <Step label={content.more} sign="+" onStep={() => set(shown + perInch)} />
      </div>
      <div role="group" aria-label={content.fraction} className={styles.Fractions}>
        {eighths.map((eighth) => (
          <button
            key={eighth}
            type="button"
            className={styles.Fraction}
            aria-pressed={value !== undefined && fraction - (fraction % perEighth) === eighth}
            onClick={() => set(shown - fraction + eighth)}
          >
            {formatNumber(eighth)}
          </button>
        ))}
        <button
          type="button"
          className={styles.Fraction}
          data-wide
          aria-pressed={value !== undefined && isSixteenth}
          onClick={() => set(isSixteenth ? shown - 1 : shown + 1)}
        >
          {content.sixteenth}
        </button>
      </div>
    </div>
  )
}

type StepProps = { label: string; sign: string; onStep: () => void }

const Step = ({ label, sign, onStep }: StepProps) => (
  <button type="button" className={styles.Step} aria-label={label} onClick={onStep}>
    {sign}
  </button>
)
