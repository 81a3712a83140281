import { useEffect, useRef } from 'react'
import type { DealerMapProps } from '../../../map/DealerMap'
import { LazyDealerMap } from '../../../map/LazyDealerMap'
import { MapMark } from '../../../map/overlay/MapMark'
import { map as content } from '../../../map/content'
import styles from './MapSheet.module.css'

type Props = DealerMapProps & { open: boolean; onClose: () => void }

/** The map on phones: a full-screen dialog. Escape, its button and the browser's back button close it. */
export function MapSheet({ open, onClose, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    return () => element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={styles.Sheet}
      aria-label={content.title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <>
          <div className={styles.Bar}>
            <button type="button" className={styles.Close} onClick={onClose}>
              <MapMark name="close" />
              {content.sheet.close}
            </button>
          </div>
          <div className={styles.Map}>
            <LazyDealerMap {...props} />
          </div>
        </>
      )}
    </dialog>
  )
}
