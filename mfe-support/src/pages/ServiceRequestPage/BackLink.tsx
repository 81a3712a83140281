import { Link } from '@virida/shared/ui/Link'
import styles from './BackLink.module.css'
import { serviceRequestContent } from './ServiceRequestPage.content'

/** The one way back to the first question leads over Support (specification, visitor actions, section 2). */
export function BackLink() {
  const { label, href } = serviceRequestContent.back
  return (
    <Link href={href} variant="plain" className={styles.BackLink}>
      {label}
    </Link>
  )
}
