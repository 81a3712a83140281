import type { PictureSource } from '@virida/shared/platform/contract'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from '../class-names'
import { CardLink } from '../CardLink/CardLink'
import { Picture } from '../Picture/Picture'
import styles from './Card.module.css'

export type CardProps = Omit<ComponentPropsWithoutRef<'article'>, 'title'> & {
  title: ReactNode
  /** Target of the link. The title is the link, and its clickable area covers the whole card. */
  href: string
  /** A picture above the text, cropped to the card's aspect ratio. */
  picture?: PictureSource
  /** Layout width of `picture`, as in `Picture`. */
  sizes?: string
  /** Other content above the text, such as a drawing. */
  media?: ReactNode
  /** A short text at the end of the title's line, such as a price tier or a number. */
  aside?: ReactNode
  /** Heading level of the title. */
  headingLevel?: 2 | 3 | 4
}

/** A preview of something that has its own page. Put it into `Panes`, which draw its borders. */
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
      <div className={styles.Body}>
        <Heading className={styles.Title}>
          <CardLink href={href}>{title}</CardLink>
        </Heading>
        {aside && <div className={styles.Aside}>{aside}</div>}
        {children && <div className={styles.Text}>{children}</div>}
      </div>
    </article>
  )
}
