import type { Drawing } from '@virida/shared/products/drawing/canvas/drawing'
import { DrawingView } from '@virida/shared/products/drawing/react/DrawingView'
import styles from './options.module.css'

/** A drawing of an option with its name below. */
export function DrawnOption({ title, drawing }: { title: string; drawing: Drawing }) {
  return (
    <figure className={styles.Option}>
      <DrawingView drawing={drawing} className={styles.Drawing} />
      <figcaption className={styles.Name}>{title}</figcaption>
    </figure>
  )
}
