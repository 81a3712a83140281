import type { ReactNode } from 'react'
import type { OperatingStyle } from '../../catalogue/vocabulary/styles'
import styles from './StyleIcon.module.css'

export type StyleIconProps = {
  style: OperatingStyle
  /** Shows the sash open regardless of hover and focus. */
  open?: boolean
  className?: string
}

/**
 * The menu's icon of an operating style, 64 x 64, in the color of the text. The sash opens in 300 ms while the link
 * or button around the icon is hovered or focused, or while `open` is set, and then closes again. If
 * the visitor prefers reduced motion, it ignores hover and focus, and `open` shows it open without a movement. The
 * icon is decoration: the link's text names the style.
 */
export function StyleIcon({ style, open, className }: StyleIconProps) {
  return (
    <svg
      className={className ? `${styles.Icon} ${className}` : styles.Icon}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
      focusable="false"
      data-open={open || undefined}
    >
      {icons[style]}
    </svg>
  )
}

/** First the frame, then the panels. `data-move` names the animation in the style sheet. */
const icons: Record<OperatingStyle, ReactNode> = {
  single_hung: (
    <>
      <path d="M13 3h38v58H13z" />
      <path d="M17 7h30v26H17z" />
      <path data-move="raise" d="M17 31h30v26H17zM28 53.5h8" />
    </>
  ),
  casement: (
    <>
      <path d="M13 3h38v58H13z" />
      <g data-move="crank">
        <path d="M17 7h30v50H17z" />
        <path data-line="" d="M47 7 17 32l30 25" />
      </g>
    </>
  ),
  double_hung: (
    <>
      <path d="M13 3h38v58H13z" />
      <path data-move="lower" d="M17 7h30v26H17zM28 10.5h8" />
      <path data-move="lift" d="M17 31h30v26H17zM28 53.5h8" />
    </>
  ),
  awning: (
    <>
      <path d="M4 13h56v38H4z" />
      <g data-move="tilt">
        <path d="M8 17h48v30H8z" />
        <path data-line="" d="M8 47l24-30 24 30" />
      </g>
    </>
  ),
  horizontal_slider: (
    <>
      <path d="M4 11h56v42H4z" />
      <path d="M31 15h25v34H31z" />
      <path data-move="slide" d="M8 15h25v34H8zM11.5 28v8" />
    </>
  ),
  bay: (
    <>
      <path d="M3 15 17 8h30l14 7v34l-14 7H17L3 49z" />
      <path d="M20 11h24v42H20zM6 17l11-5.5V33L6 32.5zM58 17l-11-5.5V33l11-.5z" />
      <path data-move="vent" d="M6 31l11 1v20.5L6 47zM58 31l-11 1v20.5L58 47z" />
    </>
  ),
  picture: (
    <>
      <path d="M4 9h56v46H4z" />
      <path d="M8 13h48v38H8z" />
      <path data-move="gleam" d="M17 43l22-22M25 45l16-16" />
    </>
  ),
  round_top_specialty_shapes: (
    <>
      <path d="M7 60V32a25 25 0 0 1 50 0v28z" />
      <path d="M11 56V32a21 21 0 0 1 42 0v24z" />
      <path
        data-move="draw"
        pathLength="1"
        d="M11 32h42M22 32a10 10 0 0 1 20 0M32 22V11M25 25l-8-8M39 25l8-8"
      />
    </>
  ),
  sliding_glass: (
    <>
      <path d="M5 3h54v58H5z" />
      <path d="M9 7h24v50H9z" />
      <path data-move="slide-left" d="M31 7h24v50H31zM51.5 29v9" />
    </>
  ),
  bi_fold: (
    <>
      <path d="M2 9h60v46H2z" />
      <path data-move="fold-1" d="M6 13h13v38H6z" />
      <path data-move="fold-2" d="M19 13h13v38H19z" />
      <path data-move="fold-3" d="M32 13h13v38H32z" />
      <path data-move="fold-4" d="M45 13h13v38H45z" />
    </>
  ),
  french_sliding: (
    <>
      <path d="M5 3h54v58H5z" />
      <path d="M9 7h24v50H9zM14 12h14v36H14z" />
      <path data-move="slide-left" d="M31 7h24v50H31zM36 12h14v36H36zM53 29v9" />
    </>
  ),
  french_swing: (
    <>
      <path d="M5 3h54v58H5z" />
      <path data-move="swing-left" d="M9 7h23v50H9zM14 12h13v36H14zM29.5 31v5" />
      <path data-move="swing-right" d="M32 7h23v50H32zM37 12h13v36H37zM34.5 31v5" />
    </>
  ),
  multi_slide: (
    <>
      <path d="M2 9h60v46H2z" />
      <path d="M6 13h14v38H6zM44 13h14v38H44z" />
      <path data-move="park-left" d="M18 13h14v38H18zM29 29v6" />
      <path data-move="park-right" d="M32 13h14v38H32zM35 29v6" />
    </>
  ),
}
