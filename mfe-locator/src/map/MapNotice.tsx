import { Button } from '@virida/shared/ui/Button'
import { Notice } from '@virida/shared/ui/Notice'
import { Spinner } from '@virida/shared/ui/Spinner'
import { map as content } from './content'
import styles from './DealerMap.module.css'
import type { MapFailure } from './map-provider'

/** In place of the map alone; a key that is refused stays refused, so only a failed load can be tried again. */
export function MapNotice({ failure, onAgain }: { failure: MapFailure; onAgain: () => void }) {
  const { title, text } = content[failure]
  return (
    <div className={styles.Instead}>
      <Notice
        tone="error"
        title={title}
        actions={
          failure === 'failed' && (
            <Button variant="ghost" onClick={onAgain}>
              {content.failed.again}
            </Button>
          )
        }
      >
        <p>{text}</p>
      </Notice>
    </div>
  )
}

export const MapLoading = () => (
  <div className={styles.Instead}>
    <Spinner label={content.loading} />
  </div>
)
