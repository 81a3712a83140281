import { Children, type ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import styles from './Panes.module.css'

export type PanesProps = ComponentPropsWithoutRef<'ul'> & {
  /** Minimum width of a pane: 12, 18 or 26 rem. It decides how many panes fit into a row. */
  min?: 'narrow' | 'medium' | 'wide'
  /** Keeps the width of the panes when there are too few to fill a row. For results that a filter narrows. */
  steady?: boolean
}

/** A grid of panes with hairlines between them: a list with one item for each child. A row has one height. */
export function Panes({ min = 'medium', steady, className, children, ...rest }: PanesProps) {
  return (
    <ul
      role="list"
      {...rest}
      className={classNames(styles.Panes, className)}
      data-min={min}
      data-steady={steady || undefined}
    >
      {Children.map(children, (child) => child && <li className={styles.Pane}>{child}</li>)}
    </ul>
  )
}
