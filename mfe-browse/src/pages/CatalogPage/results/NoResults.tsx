import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import { resultContent } from '../content'
import styles from './NoResults.module.css'
import type { Catalog } from '../use-catalog'

export function NoResults({ catalog: { hrefWith } }: { catalog: Catalog }) {
  const { title, text, action } = resultContent.empty
  return (
    <div className={styles.NoResults}>
      <p className={styles.Title}>{title}</p>
      <p className={styles.Text}>{text}</p>
      <ButtonLink href={hrefWith([])} replace preventScrollReset>
        {action}
      </ButtonLink>
    </div>
  )
}
