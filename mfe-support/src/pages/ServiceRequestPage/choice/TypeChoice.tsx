import { serviceRequestAddress } from '@virida/shared/site/addresses/service-request'
import { Container } from '@virida/shared/site/ui/Container'
import { Link } from '@virida/shared/site/ui/Link'
import { PageHead } from '@virida/shared/site/ui/PageHead'
import { BackLink } from '../BackLink'
import { serviceRequestContent as content } from '../content'
import styles from './TypeChoice.module.css'

/** Asks for the type of the request. The form replaces this page in the history, so that Back leads to Support. */
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
                <Link href={serviceRequestAddress(type)} replace variant="plain" className={styles.Choice}>
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
