import { useId, type ReactNode } from 'react'
import styles from './Choices.module.css'

export type Choice = {
  value: string
  title: string
  /** A picture of the choice. Without one, the title is shown alone. */
  picture?: ReactNode
  /** Why the choice is not made together with the other choices of the design. It can be chosen anyway. */
  reason?: string
}

type Props = {
  legend: string
  choices: readonly Choice[]
  value: string
  onChoose: (value: string) => void
  /** How the choices are shown: as drawings, colors or words. */
  look: 'drawing' | 'color' | 'word'
  /** Content below the choices: help and messages. */
  children?: ReactNode
}

/**
 * A group of radio buttons shown as tiles. A choice that is not made together with the other choices of the
 * design is marked and explained. Once it is chosen, the explanation here is hidden, because the messages in
 * `children` repeat it with a suggestion.
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
        // If the choice is chosen anyway, the same reason is shown below with a suggestion.
        <p key={reason} id={`${id}-${at}`} className={styles.Reason} hidden={chosen?.reason === reason}>
          {reason}
        </p>
      ))}
      {children}
    </fieldset>
  )
}
