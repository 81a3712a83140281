import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import styles from './FramedTable.module.css'

/**
 * A table in a white frame; its children are the content of a `table` element. The frame is a size container, so that a
 * page can lay the rows out as cards where the columns do not fit.
 */
export function FramedTable({ className, children, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return (
    <div {...rest} className={classNames(styles.FramedTable, className)}>
      <table className={styles.Table}>{children}</table>
    </div>
  )
}
