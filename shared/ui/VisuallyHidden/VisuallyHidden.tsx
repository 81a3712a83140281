import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import styles from './VisuallyHidden.module.css'

/** Words for screen readers only, where sighted visitors see the same from the picture or the place. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithoutRef<'span'>) {
  return <span {...rest} className={classNames(styles.VisuallyHidden, className)} />
}
