import { Container } from '@virida/shared/ui/Container'
import { stats } from './content'
import styles from './Stats.module.css'

/** The sill below the picture: the company in one line. */
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
