import { Button } from '@virida/shared/site/ui/Button'
import { Notice } from '@virida/shared/site/ui/Notice'
import { Spinner } from '@virida/shared/site/ui/Spinner'
import { map as content } from './content'
import styles from './DealerMap.module.css'
import type { MapFailure } from './map-provider'

/** Shown in place of a failed map. Only a failed load has a retry button: a rejected key would be rejected again. */
export function MapNotice({ failure, onRetry }: { failure: MapFailure; onRetry: () => void }) {
  const { title, text } = content[failure]
  return (
    <div className={styles.Placeholder}>
      <Notice
        tone="error"
        title={title}
        actions={
          failure === 'failed' && (
            <Button variant="ghost" onClick={onRetry}>
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
  <div className={styles.Placeholder}>
    <Spinner label={content.loading} />
  </div>
)
