import { ButtonLink } from '@virida/shared/ui/ButtonLink'
import { Container } from '@virida/shared/ui/Container'
import { callBandContent } from './CallBand.content'
import styles from './CallBand.module.css'

export type CallBandProps = {
  /** What the page's visitor would call about. */
  title?: string
  text?: string
  /** What there is to do besides calling. */
  action?: { label: string; href: string }
}

/** The prompt to call: last band of every support page, always in the same place. */
export function CallBand(props: CallBandProps) {
  const { title, text, action, phone } = { ...callBandContent, ...props }
  return (
    <section className={styles.CallBand} data-ground="stone">
      <Container>
        <div className={styles.Row}>
          <div className={styles.Words}>
            <h2 className={styles.Title}>{title}</h2>
            <p className={styles.Text}>{text}</p>
          </div>
          <div className={styles.Links}>
            <ButtonLink href={phone.href}>{phone.label}</ButtonLink>
            <ButtonLink href={action.href} variant="ghost" arrow>
              {action.label}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </section>
  )
}
