import { Link } from '@virida/shared/site/ui/Link'
import { commonExclusions, exclusionsTitle } from '../../documents/common-terms'
import { sectionId } from '../../documents/model'
import { termsIdPrefix, warrantyContent } from './content'
import styles from './Exclusions.module.css'

const { exclusions, documents } = warrantyContent

/** What none of the warranties covers, and links to what each of them adds. */
export function Exclusions() {
  return (
    <>
      <ul className={styles.List}>
        {commonExclusions.map((item) => (
          <li key={item} className={styles.Item}>
            {item}
          </li>
        ))}
      </ul>
      <p className={styles.More}>{exclusions.more}</p>
      <ul role="list" className={styles.Links}>
        {documents.map((document) => (
          <li key={document.id}>
            <Link href={`#${termsIdPrefix(document)}${sectionId(exclusionsTitle)}`}>{document.title}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
