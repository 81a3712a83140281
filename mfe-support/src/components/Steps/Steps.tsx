import styles from './Steps.module.css'

export type StepsProps = { title: string; steps: readonly string[] }

/** A numbered list of steps with a heading. */
export function Steps({ title, steps }: StepsProps) {
  return (
    <div className={styles.Steps}>
      <h2 className={styles.Title}>{title}</h2>
      <ol role="list" className={styles.List}>
        {steps.map((step) => (
          <li key={step} className={styles.Step}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  )
}
