import { Link } from '@virida/shared/ui/Link'
import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import { useEffect, useId, useRef } from 'react'
import type { Dealer } from '../dealers/dealer'
import { CloseMark } from './CloseMark'
import { map as content } from './content'
import styles from './InfoWindow.module.css'

type Props = {
  dealer: Dealer
  /** It was opened by its marker: the focus comes in. Opened by the list, the focus stays there. */
  takesFocus: boolean
  onClose: () => void
}

/** Name, website and address above a dealer's place. Escape closes it, from inside and from the list. */
export function InfoWindow({ dealer, takesFocus, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true })
  }, [takesFocus])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // On a phone the same key closes the sheet around it: the window goes first.
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onClose])

  return (
    <div ref={box} role="dialog" aria-labelledby={id} tabIndex={-1} className={styles.Info}>
      <p id={id} className={styles.Name}>
        {dealer.name}
      </p>
      {dealer.web && (
        <Link href={dealer.web} target="_blank" rel="noopener noreferrer">
          {content.website}
          <VisuallyHidden> {content.newTab}</VisuallyHidden>
        </Link>
      )}
      <address className={styles.Address}>{dealer.address}</address>
      <button type="button" className={styles.Close} aria-label={content.close} onClick={onClose}>
        <CloseMark />
      </button>
    </div>
  )
}
