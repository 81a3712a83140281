import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers only, where a picture or the layout gives sighted visitors the same information. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithoutRef<'span'>) {
  return <span {...rest} className={classNames(styles.VisuallyHidden, className)} />
}
