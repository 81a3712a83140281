import { brand } from '@virida/shared/brand'
import { Container } from '@virida/shared/ui/Container'
import { Link } from '@virida/shared/ui/Link'
import { useId } from 'react'
import { remoteError } from '../../content/remote-error'
import styles from './RemoteError.module.css'

export type RemoteErrorProps = {
  /** Address of the page that is missing. */
  href: string
}

/**
 * Stands in a page's place when its section cannot be shown. It is a page and not an alert: the router's
 * announcer gives its heading the focus and says it, as on any other page. `Try again` loads the document anew,
 * because a browser remembers that a module failed for as long as the document lives.
 */
export function RemoteError({ href }: RemoteErrorProps) {
  const titleId = useId()
  return (
    <Container className={styles.Pane}>
      <section className={styles.Box} aria-labelledby={titleId}>
        <h1 id={titleId} className={styles.Title}>
          {remoteError.title}
        </h1>
        <p>{remoteError.happened}</p>
        <p>
          {remoteError.call} <a href={brand.phone.href}>{brand.phone.label}</a>
          <br />
          <small className={styles.Hours}>{remoteError.hours}</small>
        </p>
        <p className={styles.Actions}>
          <a href={href} className={styles.TryAgain}>
            {remoteError.tryAgain}
          </a>
          <Link href="/" variant="arrow">
            {remoteError.home}
          </Link>
        </p>
      </section>
    </Container>
  )
}
