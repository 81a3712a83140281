import styles from './Disclaimer.module.css'
import { disclaimer } from './Rules.content'

/** What the result is worth. */
export function Disclaimer() {
  return (
    <section className={styles.Disclaimer} aria-labelledby="egress-disclaimer">
      <h2 id="egress-disclaimer" className={styles.Title}>
        {disclaimer.title}
      </h2>
      <p>{disclaimer.text}</p>
    </section>
  )
}
