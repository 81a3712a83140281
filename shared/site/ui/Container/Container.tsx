import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import styles from './Container.module.css'

export type ContainerProps = ComponentPropsWithoutRef<'div'> & {
  /** `page`: 1440 px, the width of the layout. `text`: a column of running text with 68 characters in a line. */
  width?: 'page' | 'text'
}

/** Limits the width of its content and keeps a margin to the edges of the screen. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(styles.Container, className)} data-width={width} />
}
