import { Link } from '@virida/shared/router'
import { Picture } from '@virida/shared/site/ui/Picture'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useSwipe } from '../../../components/Carousel/use-swipe'
import type { GalleryPicture } from '../../../content/gallery/gallery-picture'
import { lightboxContent } from '../content'
import styles from './Lightbox.module.css'
import { LightboxFacts } from './LightboxFacts'
import { useFetchAhead } from './use-fetch-ahead'
import { useLightboxKeys } from './use-lightbox-keys'
import { useModal } from '../../../components/Modal/use-modal'
import type { Closing } from './use-open-picture'

export type LightboxProps = {
  /** Title of the category. */
  title: string
  pictures: readonly GalleryPicture[]
  /** The picture that is shown; one of `pictures`. */
  open: GalleryPicture
  hrefOf: (picture: GalleryPicture) => string
  close: Closing
}

const sizes = '(width >= 1024px) calc(100vw - 24rem), 100vw'

/**
 * Shows a picture as large as the window in a modal dialog. The server renders the dialog open but not modal:
 * without JavaScript it still covers the page, and its links do what the arrow keys and Escape do.
 */
export function Lightbox({ title, pictures, open, hrefOf, close }: LightboxProps) {
  const { length } = pictures
  const at = pictures.indexOf(open)
  const pictureAt = (index: number) => pictures[(index + length) % length] ?? open
  const previous = pictureAt(at - 1)
  const next = pictureAt(at + 1)
  const dialog = useModal(close.go)
  const { onKeyDown, press } = useLightboxKeys(pictures.map(hrefOf), at)
  const swipe = useSwipe((direction) => press(direction > 0 ? 'ArrowLeft' : 'ArrowRight'))
  useFetchAhead([next, previous], sizes)
  const position = lightboxContent.position(at + 1, length)
  return (
    <dialog
      {...dialog}
      open
      aria-label={lightboxContent.label(title)}
      className={styles.Lightbox}
      data-ground="pine-deep"
      onKeyDown={onKeyDown}
    >
      <div className={styles.Bar}>
        <p className={styles.Position} aria-hidden="true">
          {position}
        </p>
        <VisuallyHidden aria-live="polite" aria-atomic="true">
          {`${position}: ${open.source.alt}`}
        </VisuallyHidden>
        <Link
          to={close.href}
          replace
          preventScrollReset
          className={styles.Button}
          aria-label={lightboxContent.close}
          onClick={(event) => {
            event.preventDefault()
            close.go()
          }}
        >
          <svg viewBox="0 0 16 16" className={styles.Mark} aria-hidden="true" focusable="false">
            <path d="m3 3 10 10M13 3 3 13" />
          </svg>
        </Link>
      </div>
      <div className={styles.Stage} {...swipe}>
        <Picture
          key={open.name}
          className={styles.Picture}
          picture={open.source}
          sizes={sizes}
          fit="contain"
          priority
        />
      </div>
      {length > 1 && (
        <div className={styles.Steps}>
          <Step href={hrefOf(previous)} label={lightboxContent.previous} path="M10 3 5 8l5 5" />
          <Step href={hrefOf(next)} label={lightboxContent.next} path="m6 3 5 5-5 5" />
        </div>
      )}
      <div className={styles.Words}>
        {/* The alternative text as a visible caption. It is hidden from screen readers, which read it in the bar. */}
        <p className={styles.Caption} aria-hidden="true">
          {open.source.alt}
        </p>
        <LightboxFacts facts={open.facts} />
      </div>
    </dialog>
  )
}

const Step = ({ href, label, path }: { href: string; label: string; path: string }) => (
  <Link to={href} replace preventScrollReset className={styles.Button} aria-label={label}>
    <svg viewBox="0 0 16 16" className={styles.Mark} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  </Link>
)
