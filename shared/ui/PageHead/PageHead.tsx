import type { PictureSource } from '@virida/shared/contract'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs'
import { classNames } from '../class-names'
import { Container } from '../Container/Container'
import { Picture } from '../Picture/Picture'
import styles from './PageHead.module.css'

const pictureSizes = '(width >= 1440px) 56vw, (width >= 1024px) 58vw, 100vw'

export type PageHeadProps = Omit<ComponentPropsWithoutRef<'header'>, 'title'> & {
  /** The way from the home page to this page, which is the last. */
  crumbs: readonly Crumb[]
  /** The page's heading. */
  title: ReactNode
  /** What the page is for. */
  intro?: ReactNode
  /** A scene beside the words: the largest paint of the page. */
  picture?: PictureSource
  /** A lower picture, where what follows the head is to be seen at once. */
  low?: boolean
  /** What follows the intro: a phone number, a button. */
  children?: ReactNode
}

/** Head of a page: where it stands, what it is called, what it is for. */
export function PageHead({
  crumbs,
  title,
  intro,
  picture,
  low,
  children,
  className,
  ...rest
}: PageHeadProps) {
  const isSplit = !picture && !children && Boolean(intro)
  return (
    <header className={classNames(styles.PageHead, className)} {...rest}>
      <div className={styles.Crumbs}>
        <Container>
          <Breadcrumbs items={crumbs} />
        </Container>
      </div>
      <Container>
        <div className={styles.Panes} data-picture={picture ? true : undefined} data-low={low || undefined}>
          <div className={styles.Words} data-split={isSplit || undefined}>
            <h1 className={styles.Title}>{title}</h1>
            {intro && <div className={styles.Intro}>{intro}</div>}
            {children}
          </div>
          {picture && <Picture className={styles.Picture} picture={picture} sizes={pictureSizes} priority />}
        </div>
      </Container>
    </header>
  )
}
