import { Link } from '@virida/shared/site/ui/Link'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useEffect, useId, useRef } from 'react'
import type { Dealer, Point } from '../../dealers/dealer'
import { DirectionsLink } from '../../directions/DirectionsLink'
import { MapMark } from './MapMark'
import { map as content } from '../content'
import styles from './InfoWindow.module.css'

type Props = {
  dealer: Dealer
  visitorPoint: Point | undefined
  /**
   * Moves the focus into the info window, when its marker opened it. When the list opened it, the focus stays
   * in the list.
   */
  takesFocus: boolean
  onClose: () => void
}

/** Name, address, phone, website and directions of a dealer, above its marker. Escape closes it wherever the focus is. */
export function InfoWindow({ dealer, visitorPoint, takesFocus, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true })
  }, [takesFocus])

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // On a phone, Escape would also close the map sheet around the window.
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [onClose])

  return (
    <div ref={box} role="dialog" aria-labelledby={id} tabIndex={-1} className={styles.Info}>
      <p id={id} className={styles.Name}>
        {dealer.name}
      </p>
      <address className={styles.Address}>{dealer.address}</address>
      <p className={styles.Links}>
        <Link href={dealer.phone.href}>{dealer.phone.label}</Link>
        {dealer.web && (
          <Link href={dealer.web} target="_blank" rel="noopener noreferrer">
            {content.website}
            <VisuallyHidden> {content.newTab}</VisuallyHidden>
          </Link>
        )}
      </p>
      <DirectionsLink dealer={dealer} visitorPoint={visitorPoint} />
      <button type="button" className={styles.Close} aria-label={content.close} onClick={onClose}>
        <MapMark name="close" />
      </button>
    </div>
  )
}
