import { Container } from '@virida/shared/ui/Container'
import { Link } from '@virida/shared/ui/Link'
import { PageHead } from '@virida/shared/ui/PageHead'
import { BackLink } from './BackLink'
import { serviceRequestContent as content } from './ServiceRequestPage.content'
import styles from './TypeChoice.module.css'

/** The first question. An answer takes the question's place in the history: the way back leads to Support. */
export function TypeChoice() {
  return (
    <>
      <PageHead crumbs={content.crumbs} title={content.title} />
      <Container>
        <div className={styles.TypeChoice}>
          <h2 className={styles.Question}>{content.question}</h2>
          <ul role="list" className={styles.Choices}>
            {content.choices.map(({ type, label, text }) => (
              <li key={type}>
                <Link
                  href={`/service-request?type=${type}`}
                  replace
                  variant="plain"
                  className={styles.Choice}
                >
                  <span className={styles.Label}>{label}</span>
                  <span className={styles.Text}>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
          <BackLink />
        </div>
      </Container>
    </>
  )
}
