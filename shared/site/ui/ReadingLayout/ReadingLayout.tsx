import { useId, type ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import { Link } from '../Link/Link'
import { readingLayoutContent as content } from './ReadingLayout.content'
import styles from './ReadingLayout.module.css'

type ReadingLink = { label: string; href: string }

export type ReadingLayoutProps = ComponentPropsWithoutRef<'div'> & {
  /** The parts of the text, as links to their fragments. */
  contents: readonly ReadingLink[]
  /** Hides the contents on narrow screens, where the text itself begins with such a list. */
  wideOnly?: boolean
  /** What to do with a question that the text does not answer. On wide screens only. */
  contact: { title: string; text: string; links: readonly ReadingLink[] }
}

/** A long text with a column for its contents and a contact. On wide screens the column stays in view. */
export function ReadingLayout({
  contents,
  wideOnly,
  contact,
  className,
  children,
  ...rest
}: ReadingLayoutProps) {
  const titleId = useId()
  return (
    <div {...rest} className={classNames(styles.ReadingLayout, className)}>
      <div className={styles.Column} data-wide-only={wideOnly || undefined}>
        <nav aria-labelledby={titleId}>
          <p id={titleId} className={styles.Title}>
            {content.contents}
          </p>
          <ul role="list" className={styles.Contents}>
            {contents.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} variant="plain" className={styles.Entry}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.Contact}>
          <p className={styles.Title}>{contact.title}</p>
          <p className={styles.Text}>{contact.text}</p>
          <ul role="list">
            {contact.links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={styles.ContactLink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.Main}>{children}</div>
    </div>
  )
}
