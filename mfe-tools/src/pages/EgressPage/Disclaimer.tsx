import styles from './Disclaimer.module.css'
import { disclaimer } from '@virida/shared/products/egress/verdict-texts'

/** Says that the result is an estimate. */
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
