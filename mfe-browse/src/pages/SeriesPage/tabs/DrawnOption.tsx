import type { Scene } from '@virida/shared/drawing'
import { Drawing } from '../../../components/Drawing/Drawing'
import styles from './options.module.css'

/** One choice, drawn, with its name below. */
export function DrawnOption({ title, scene }: { title: string; scene: Scene }) {
  return (
    <figure className={styles.Option}>
      <Drawing scene={scene} className={styles.Drawing} />
      <figcaption className={styles.Name}>{title}</figcaption>
    </figure>
  )
}
