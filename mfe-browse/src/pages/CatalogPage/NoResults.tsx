import { ButtonLink } from '@virida/shared/ui/ButtonLink'
import { resultContent } from './content'
import styles from './NoResults.module.css'

export function NoResults() {
  const { title, text, action } = resultContent.empty
  return (
    <div className={styles.NoResults}>
      <p className={styles.Title}>{title}</p>
      <p className={styles.Text}>{text}</p>
      <ButtonLink href="/catalog" replace preventScrollReset>
        {action}
      </ButtonLink>
    </div>
  )
}
