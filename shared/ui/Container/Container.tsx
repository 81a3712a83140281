import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import styles from './Container.module.css'

export type ContainerProps = ComponentPropsWithoutRef<'div'> & {
  /** `page` is the 1440 px of the layout, `text` a column of running text (68 characters a line). */
  width?: 'page' | 'text'
}

/** Keeps content within the page's width and off the edges of the screen. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(styles.Container, className)} data-width={width} />
}
