import { Breadcrumbs } from '@virida/shared/site/ui/Breadcrumbs'
import { Link } from '@virida/shared/site/ui/Link'
import styles from './CatalogHead.module.css'
import { catalogContent as content } from './content'

/** Breadcrumbs, title and intro of the catalog, with links to other ways to choose. */
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
