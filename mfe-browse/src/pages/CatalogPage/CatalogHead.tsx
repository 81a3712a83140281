import { Breadcrumbs } from '@virida/shared/ui/Breadcrumbs'
import { Link } from '@virida/shared/ui/Link'
import styles from './CatalogHead.module.css'
import { catalogContent as content } from './content'

/** Where the page stands, what it holds, and two other ways to choose. */
export function CatalogHead() {
  return (
    <header className={styles.Head}>
      <Breadcrumbs items={content.crumbs} />
      <h1 className={styles.Title}>{content.title}</h1>
      <div className={styles.Words}>
        <p className={styles.Intro}>{content.intro}</p>
        <ul role="list" className={styles.Ways}>
          {content.ways.map(({ label, href }) => (
            <li key={href}>
              <Link variant="arrow" href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </header>
  )
}
