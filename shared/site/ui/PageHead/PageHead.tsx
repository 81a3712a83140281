import type { PictureSource } from '@virida/shared/platform/contract'
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import type { Crumb } from '../Breadcrumbs/Breadcrumbs'
import { classNames } from '../class-names'
import { Container } from '../Container/Container'
import { CrumbBar } from '../CrumbBar/CrumbBar'
import { Picture } from '../Picture/Picture'
import styles from './PageHead.module.css'

const pictureSizes = '(width >= 1440px) 56vw, (width >= 1024px) 58vw, 100vw'

export type PageHeadProps = Omit<ComponentPropsWithoutRef<'header'>, 'title'> & {
  /** Breadcrumbs from the home page to this page, which is the last. */
  crumbs: readonly Crumb[]
  /** The page's heading. */
  title: ReactNode
  /** Makes the heading focusable, for a page that replaces its content without a navigation. */
  titleRef?: Ref<HTMLHeadingElement>
  /** One or two sentences about the page. */
  intro?: ReactNode
  /** A picture beside the text. It is loaded with priority, as the largest contentful paint of the page. */
  picture?: PictureSource
  /** Leaves little space around the title, so that the tool below it is visible without scrolling. */
  low?: boolean
  /** Content below the intro, such as a phone number or a button. */
  children?: ReactNode
}

/** The top of a page: breadcrumbs, title, intro and picture. */
export function PageHead({
  crumbs,
  title,
  titleRef,
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
      <CrumbBar crumbs={crumbs} />
      <Container>
        <div className={styles.Panes} data-picture={picture ? true : undefined}>
          <div className={styles.Body} data-split={isSplit || undefined} data-low={low || undefined}>
            <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.Title}>
              {title}
            </h1>
            {intro && <div className={styles.Intro}>{intro}</div>}
            {children}
          </div>
          {picture && <Picture className={styles.Picture} picture={picture} sizes={pictureSizes} priority />}
        </div>
      </Container>
    </header>
  )
}
