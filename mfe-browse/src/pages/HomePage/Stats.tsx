import { Container } from '@virida/shared/site/ui/Container'
import { stats } from './content'
import styles from './Stats.module.css'

/** Facts about the company in a row below the hero picture. */
export function Stats() {
  return (
    <section className={styles.Stats} aria-label={stats.title}>
      <Container className={styles.Row}>
        <p className={styles.Text}>{stats.text}</p>
        {stats.items.map(({ value, label }) => (
          <p key={value} className={styles.Item}>
            <strong className={styles.Value}>{value}</strong> <span className={styles.Label}>{label}</span>
          </p>
        ))}
      </Container>
    </section>
  )
}
