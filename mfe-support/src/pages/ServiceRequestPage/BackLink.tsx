import { Link } from '@virida/shared/site/ui/Link'
import styles from './BackLink.module.css'
import { serviceRequestContent } from './content'

/** Back to Support, from the question and from both forms (R-FORM-10). */
export function BackLink() {
  const { label, href } = serviceRequestContent.back
  return (
    <Link href={href} variant="plain" className={styles.BackLink}>
      {label}
    </Link>
  )
}
