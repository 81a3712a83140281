import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import styles from './FilterGroup.module.css'

export type FilterGroupProps = Omit<ComponentPropsWithoutRef<'fieldset'>, 'title'> & {
  /** What the filters of the group are about, such as "Frame Finish". */
  title: string
}

/** Filters that belong together, under a title. Put it in a `FilterDisclosure`. */
export function FilterGroup({ title, className, children, ...rest }: FilterGroupProps) {
  return (
    <fieldset {...rest} className={classNames(styles.FilterGroup, className)}>
      <legend className={styles.Legend}>{title}</legend>
      {children}
    </fieldset>
  )
}
