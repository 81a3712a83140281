import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { Container } from '@virida/shared/site/ui/Container'
import { Link } from '@virida/shared/site/ui/Link'
import { useId } from 'react'
import { notFoundContent } from './content'
import { MissingPane } from './MissingPane'
import styles from './NotFoundPage.module.css'

export function NotFoundPage() {
  const waysId = useId()
  const { title, text, action, waysTitle, ways } = notFoundContent
  return (
    <Container className={styles.Page}>
      <div className={styles.Words}>
        <h1>{title}</h1>
        <p className={styles.Text}>{text}</p>
        <ButtonLink href={action.href} arrow>
          {action.label}
        </ButtonLink>
      </div>
      <MissingPane className={styles.Drawing} />
      <nav className={styles.Ways} aria-labelledby={waysId}>
        <h2 id={waysId} className={styles.WaysTitle}>
          {waysTitle}
        </h2>
        <ul role="list" className={styles.List}>
          {ways.map((way) => (
            <li key={way.href} className={styles.Item}>
              <Link variant="plain" href={way.href} className={styles.Way}>
                <span className={styles.WayTitle}>{way.title}</span>
                <span className={styles.WayText}>{way.text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  )
}
