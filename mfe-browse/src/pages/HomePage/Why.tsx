import { Link } from '@virida/shared/site/ui/Link'
import { Picture } from '@virida/shared/site/ui/Picture'
import { Section } from '@virida/shared/site/ui/Section'
import { useId } from 'react'
import { homePictures } from '../../content/home-pictures'
import { why } from './content'
import styles from './Why.module.css'

export function Why() {
  const titleId = useId()
  return (
    <Section aria-labelledby={titleId}>
      <div className={styles.Why}>
        <Picture
          className={styles.Picture}
          picture={homePictures.cornerSection}
          sizes="(width >= 1536px) 760px, (width >= 1024px) 52vw, 120vw"
        />
        <div className={styles.Words}>
          <h2 id={titleId}>{why.title}</h2>
          <dl className={styles.Reasons}>
            {why.reasons.map(({ title, text }) => (
              <div key={title} className={styles.Reason}>
                <dt className={styles.Term}>{title}</dt>
                <dd className={styles.Text}>{text}</dd>
              </div>
            ))}
          </dl>
          <Link variant="arrow" href={why.action.href}>
            {why.action.label}
          </Link>
        </div>
      </div>
    </Section>
  )
}
