import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './Choices.module.css'

export type Choice = {
  value: string
  title: string
  /** What it looks like; words alone where there is none. */
  picture?: ReactNode
  /** Why it is not made with the rest of the design. It can be chosen all the same. */
  reason?: string
}

type Props = {
  legend: string
  choices: readonly Choice[]
  value: string
  onChoose: (value: string) => void
  /** How a choice is shown: a drawing, a color, or a word. */
  look: 'drawing' | 'color' | 'word'
  /** What is told under the choices: help, a problem, what else has changed. */
  children?: ReactNode
}

/**
 * One of several, as real radio buttons under their pictures. What does not go with the rest is marked and says
 * why; choosing it shows the way out.
 */
export function Choices({ legend, choices, value, onChoose, look, children }: Props) {
  const id = useId()
  const reasons = [...new Set(choices.flatMap(({ reason }) => reason ?? []))]
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <fieldset className={styles.Choices}>
      <legend className={styles.Legend}>
        {legend}
        {chosen && look === 'color' && <span className={styles.Chosen}>{chosen.title}</span>}
      </legend>
      <div className={styles.List} data-look={look}>
        {choices.map(({ value: own, title, picture, reason }) => (
          <label key={own} className={styles.Choice} data-refused={reason !== undefined || undefined}>
            <input
              type="radio"
              name={id}
              value={own}
              className={styles.Radio}
              checked={own === value}
              aria-describedby={reason && `${id}-${reasons.indexOf(reason)}`}
              onChange={() => onChoose(own)}
            />
            <span className={styles.Face}>{picture}</span>
            <span className={styles.Title}>{title}</span>
          </label>
        ))}
      </div>
      {reasons.map((reason, at) => (
        // Chosen all the same, its problem stands below with the way out.
        <p key={reason} id={`${id}-${at}`} className={styles.Reason} hidden={chosen?.reason === reason}>
          {reason}
        </p>
      ))}
      {children}
    </fieldset>
  )
}
