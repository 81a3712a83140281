import { StyleIcon } from '@virida/shared/products/drawing/react/StyleIcon'
import { Link } from '@virida/shared/router'
import { useId, useState } from 'react'
import type { MenuGroup } from '../../content/mobile-menu'
import styles from './MobileContent.module.css'

/** A group of the menu; its title row opens and closes it. */
export function MobileGroup({ title, lists }: MenuGroup) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={styles.Row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </button>
      <div id={id} className={styles.Group} data-open={isOpen || undefined} inert={!isOpen}>
        <div className={styles.Lists}>
          {lists.map((list, at) => (
            <section key={at} className={styles.List}>
              {list.title && <h2 className={styles.ListTitle}>{list.title}</h2>}
              <ul role="list" className={styles.Links} aria-label={list.title ?? title}>
                {list.links.map(({ label, href, style }) => (
                  <li key={href}>
                    <Link to={href} className={styles.Link} viewTransition>
                      {style && <StyleIcon style={style} className={styles.Icon} />}
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
