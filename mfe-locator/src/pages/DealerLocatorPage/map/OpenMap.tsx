import { Button } from '@virida/shared/site/ui/Button'
import { map as content } from '../../../map/content'
import styles from './OpenMap.module.css'

/** The button that opens the map on phones. It is below the count, so that it covers nothing. */
export const OpenMap = ({ onOpen }: { onOpen: () => void }) => (
  <div className={styles.OpenMap}>
    <Button onClick={onOpen}>{content.sheet.open}</Button>
  </div>
)
