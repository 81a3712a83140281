import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import { RouteLink } from '../Link/RouteLink'
import { breadcrumbsContent } from './Breadcrumbs.content'
import styles from './Breadcrumbs.module.css'

export type Crumb = { label: string; href: string }

export type BreadcrumbsProps = ComponentPropsWithoutRef<'nav'> & {
  /** From the home page down; the last item is the current page. */
  items: readonly Crumb[]
}

/** The trail of links from the home page to the current page. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav
      aria-label={breadcrumbsContent.label}
      {...rest}
      className={classNames(styles.Breadcrumbs, className)}
    >
      <ol role="list" className={styles.List}>
        {items.map(({ label, href }, at) => (
          <li key={href} className={styles.Item}>
            <RouteLink
              href={href}
              className={styles.Link}
              aria-current={at === items.length - 1 ? 'page' : undefined}
            >
              {label}
            </RouteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
