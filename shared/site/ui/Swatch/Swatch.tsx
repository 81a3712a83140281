import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import styles from './Swatch.module.css'

export type SwatchProps = Omit<ComponentPropsWithoutRef<'span'>, 'color'> & {
  /** Name of the finish, shown beside the color. */
  name: string
  /** Color of the finish in hex, such as `#C5B2A1`. */
  color: string
  /** `large` for a choice of finishes, `small` within text or a filter. */
  size?: 'large' | 'small'
}

/** The color and name of a frame finish. The color is an SVG fill: it is printed, and forced colors do not change it. */
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
      <span>{name}</span>
    </span>
  )
}
