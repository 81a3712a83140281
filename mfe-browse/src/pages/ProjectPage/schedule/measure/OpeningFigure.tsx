import styles from './OpeningFigure.module.css'

/** A line of the figure: its group and its number in the group. */
export type MeasureSpot = { group: 'widths' | 'heights' | 'diagonals'; at: number }

/** The inside of the opening in the figure. */
const [left, top, right, bottom] = [30, 26, 150, 174]
/** Distance of the outer lines from the edges. */
const inset = 16
const tick = 5

const spread = (from: number, to: number) => [from + inset, (from + to) / 2, to - inset]
const level = (y: number) =>
  `M${left} ${y}H${right}M${left} ${y - tick}v${2 * tick}M${right} ${y - tick}v${2 * tick}`
const upright = (x: number) =>
  `M${x} ${top}V${bottom}M${x - tick} ${top}h${2 * tick}M${x - tick} ${bottom}h${2 * tick}`

const lines: Readonly<Record<MeasureSpot['group'], readonly string[]>> = {
  widths: spread(top, bottom).map(level),
  heights: spread(left, right).map(upright),
  diagonals: [`M${left} ${bottom}L${right} ${top}`, `M${left} ${top}L${right} ${bottom}`],
}

const groups = ['diagonals', 'heights', 'widths'] as const

type Props = {
  title: string
  /** The line to measure next. */
  current: MeasureSpot
  isMeasured: (spot: MeasureSpot) => boolean
}

/** An opening in its wall with the lines to measure. The current line is drawn last, over the others. */
export function OpeningFigure({ title, current, isMeasured }: Props) {
  return (
    <svg className={styles.Figure} viewBox="0 0 180 200" role="img" aria-label={title} focusable="false">
      <path
        className={styles.Wall}
        fillRule="evenodd"
        d={`M4 4H176V196H4Z M${left} ${top}H${right}V${bottom}H${left}Z`}
      />
      <path className={styles.Edge} d={`M${left} ${top}H${right}V${bottom}H${left}Z`} />
      {groups.flatMap((group) =>
        lines[group].map((d, at) => (
          <path
            key={`${group} ${at}`}
            className={styles.Line}
            data-measured={isMeasured({ group, at }) || undefined}
            d={d}
          />
        )),
      )}
      <path className={styles.Current} d={lines[current.group][current.at]} />
    </svg>
  )
}
