import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import styles from './Swatch.module.css'

export type SwatchProps = Omit<ComponentPropsWithoutRef<'span'>, 'color'> & {
  /** The finish's name, always beside the color. */
  name: string
  /** The finish's exact color as the catalog gives it, `#C5B2A1`. */
  color: string
  /** `large` to choose from, `small` in a row of text or a filter. */
  size?: 'large' | 'small'
}

/** A frame finish. The color is the drawing's own fill, so that it is printed and no theme changes it. */
export function Swatch({ name, color, size = 'large', className, ...rest }: SwatchProps) {
  return (
    <span {...rest} className={classNames(styles.Swatch, className)} data-size={size}>
      <svg
        className={styles.Color}
        viewBox="0 0 120 76"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect width="120" height="76" fill={color} />
      </svg>
      <span className={styles.Name}>{name}</span>
    </span>
  )
}
