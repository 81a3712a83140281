import { brand } from '@virida/shared/site/brand'
import { Container } from '@virida/shared/site/ui/Container'
import { Link } from '@virida/shared/site/ui/Link'
import { useId } from 'react'
import { remoteError } from '../../content/remote-error'
import styles from './RemoteError.module.css'

type RemoteErrorProps = {
  /** Address of the page that could not be loaded. */
  href: string
}

/**
 * The error box in place of a page whose section cannot be loaded. It has no alert role: `RouteAnnouncer` focuses and
 * announces its heading as on any page. "Try again" reloads the document, because a browser does not load a module
 * again that failed in the same document.
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
