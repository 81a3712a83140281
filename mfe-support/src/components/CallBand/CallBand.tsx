import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { Container } from '@virida/shared/site/ui/Container'
import { callBandContent } from './content'
import styles from './CallBand.module.css'

export type CallBandProps = {
  /** Heading of the band. By default it asks whether the visitor would rather talk to a person. */
  title?: string
  text?: string
  /** The link beside the phone number. */
  action?: { label: string; href: string }
  /** Hides the band on wide and high screens, where a column beside the text has the same contact. */
  narrowOnly?: boolean
}

/** Asks visitors to call: the last band of the support pages without a form. */
export function CallBand(props: CallBandProps) {
  const { title, text, action, phone, narrowOnly } = { ...callBandContent, ...props }
  return (
    <section className={styles.CallBand} data-ground="stone" data-narrow-only={narrowOnly || undefined}>
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
