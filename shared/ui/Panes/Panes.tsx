import { Children } from 'react'
import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import styles from './Panes.module.css'

export type PanesProps = ComponentPropsWithoutRef<'ul'> & {
  /** How narrow a pane may get before a row holds fewer: 12, 18 or 26 rem. */
  min?: 'narrow' | 'medium' | 'wide'
  /** A few panes keep the width that many have, with room beside them: for results that a filter narrows. */
  steady?: boolean
}

/** Divides a surface by hairlines, as mullions divide a window: a list, one pane a child, all of one height. */
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
