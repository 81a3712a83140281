import type { PictureSource } from '@virida/shared/contract'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from '../class-names'
import { RouteLink } from '../Link/RouteLink'
import { Picture } from '../Picture/Picture'
import styles from './Card.module.css'

export type CardProps = Omit<ComponentPropsWithoutRef<'article'>, 'title'> & {
  title: ReactNode
  /** Where it leads. The whole card is the target, the title is the link: that is all screen readers hear. */
  href: string
  /** A scene above the words, cropped to the card's window. */
  picture?: PictureSource
  /** Layout width of `picture`, as in `Picture`. */
  sizes?: string
  /** Anything else above the words, such as a drawing. */
  media?: ReactNode
  /** A word at the end of the title's line: a price tier, a number. */
  aside?: ReactNode
  /** The level that the title has in the outline of the page. */
  headingLevel?: 2 | 3 | 4
}

/** A thing that leads to its own page. Stands in `Panes`, which draw its frame. */
export function Card(props: CardProps) {
  const {
    title,
    href,
    picture,
    sizes = '100vw',
    media,
    aside,
    headingLevel = 3,
    className,
    children,
    ...rest
  } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article {...rest} className={classNames(styles.Card, className)}>
      {picture && <Picture className={styles.Picture} picture={picture} sizes={sizes} alt="" />}
      {media && <div className={styles.Media}>{media}</div>}
      <div className={styles.Words}>
        <Heading className={styles.Title}>
          <RouteLink href={href} className={styles.Link}>
            {title}
          </RouteLink>
        </Heading>
        {aside && <div className={styles.Aside}>{aside}</div>}
        {children && <div className={styles.Text}>{children}</div>}
      </div>
    </article>
  )
}
