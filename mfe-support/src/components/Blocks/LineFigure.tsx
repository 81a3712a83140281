import { drawings } from '../../documents/drawings'
import type { Block } from '../../documents/model'
import styles from './Blocks.module.css'

/** A line drawing with its caption. */
export function LineFigure({ figure }: { figure: Extract<Block, { kind: 'figure' }> }) {
  const { width, height, alt, paths } = drawings[figure.drawing]
  return (
    <figure className={styles.Figure}>
      <svg
        viewBox={`-2 -2 ${width + 4} ${height + 4}`}
        role="img"
        aria-label={alt}
        className={styles.Drawing}
      >
        {paths.map(({ d, look }, at) => (
          <path key={at} d={d} className={styles.Path} data-look={look} />
        ))}
      </svg>
      <figcaption className={styles.FigureCaption}>{figure.caption}</figcaption>
    </figure>
  )
}
