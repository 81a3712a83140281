import type { ComponentPropsWithoutRef } from 'react'
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs'
import { classNames } from '../class-names'
import { Container } from '../Container/Container'
import styles from './CrumbBar.module.css'

export type CrumbBarProps = ComponentPropsWithoutRef<'div'> & {
  /** From the home page down; the last item is the current page. */
  crumbs: readonly Crumb[]
}

/** The first line of a page below the header: its breadcrumbs above a hairline, at the same height on every page. */
export const CrumbBar = ({ crumbs, className, ...rest }: CrumbBarProps) => (
  <div {...rest} className={classNames(styles.CrumbBar, className)}>
    <Container>
      <Breadcrumbs items={crumbs} />
    </Container>
  </div>
)
