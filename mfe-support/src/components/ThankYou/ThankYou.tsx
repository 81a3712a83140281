import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { Container } from '@virida/shared/site/ui/Container'
import { useEffect, useRef } from 'react'
import { messages } from '../../content/messages'
import type { SentEnquiry } from '../../sending/use-enquiry'
import { SentCopy } from '../SentCopy/SentCopy'
import { thankYouContent as content } from './content'
import styles from './ThankYou.module.css'

/** Replaces a form after it was sent. The heading takes the focus, so that screen readers announce it. */
export function ThankYou({ sent }: { sent: SentEnquiry }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Container>
      <div className={styles.ThankYou}>
        <div className={styles.Words}>
          <svg className={styles.Mark} viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false">
            <rect x="1" y="1" width="46" height="46" rx="1" stroke="currentColor" strokeWidth="2" />
            <path d="M14 25l7 7 14-16" stroke="currentColor" strokeWidth="3" />
          </svg>
          <h1 ref={heading} tabIndex={-1} className={styles.Title}>
            {messages.thanks}
          </h1>
          <p className={styles.Note}>{messages.patience}</p>
          {sent.reference && (
            <p>
              {content.reference} <strong className={styles.Reference}>{sent.reference}</strong>
            </p>
          )}
          <p className={styles.Next}>{sent.reference ? content.next : content.nextWithoutReference}</p>
          <ButtonLink href={content.home.href} arrow>
            {content.home.label}
          </ButtonLink>
        </div>
        <SentCopy sent={sent} />
      </div>
    </Container>
  )
}
