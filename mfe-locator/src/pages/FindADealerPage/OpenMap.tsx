import { Button } from '@virida/shared/ui/Button'
import { map as content } from '../../map/content'
import styles from './OpenMap.module.css'

/** The way to the map where there is no room beside the list: it stays at hand at the foot of the screen. */
export const OpenMap = ({ onOpen }: { onOpen: () => void }) => (
  <div className={styles.OpenMap}>
    <Button onClick={onOpen}>{content.sheet.open}</Button>
  </div>
)
