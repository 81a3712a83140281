import { Container } from '@virida/shared/site/ui/Container'
import { useId } from 'react'
import { CertificationMark } from './CertificationMark'
import styles from './Certifications.module.css'
import { certifications } from '../content'

export function Certifications() {
  const titleId = useId()
  return (
    <section className={styles.Certifications} data-ground="stone" aria-labelledby={titleId}>
      <Container>
        <div className={styles.Head}>
          <h2 id={titleId} className={styles.Title}>
            {certifications.title}
          </h2>
          <p className={styles.Intro}>{certifications.text}</p>
        </div>
        <ul role="list" className={styles.List}>
          {certifications.items.map(({ mark, name, text }) => (
            <li key={mark} className={styles.Item}>
              <CertificationMark mark={mark} className={styles.Mark} />
              <h3 className={styles.Name}>{name}</h3>
              <p className={styles.Text}>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
