import { LineIcon } from '@virida/shared/site/ui/LineIcon'
import { useEffect, useRef, useState } from 'react'
import { fitInto } from '../../files/fit-into'
import type { FileKind } from '../../files/prepare-file'
import styles from './Attachments.module.css'

/** Pixels of a preview's longer edge: twice its size on the screen. */
const edge = 128

/**
 * A small preview of a photo; a symbol for videos and for files that the browser cannot show. It is painted on a
 * canvas because the content security policy blocks pictures from blob and data addresses.
 */
export function Preview({ file, kind }: { file: File; kind?: FileKind | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (kind !== 'image' || !('createImageBitmap' in globalThis)) return
    let gone = false
    const paint = (picture: ImageBitmap) => {
      if (!gone && canvas.current) {
        const size = fitInto(picture, edge)
        Object.assign(canvas.current, size)
        canvas.current.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height)
        setShown(true)
      }
      picture.close()
    }
    createImageBitmap(file).then(paint, () => setShown(false))
    return () => {
      gone = true
    }
  }, [file, kind])

  return (
    <span className={styles.Preview} data-shown={isShown || undefined} aria-hidden="true">
      <canvas ref={canvas} className={styles.Canvas} />
      {!isShown && (
        <LineIcon viewBox="0 0 24 24" strokeWidth="1.5" className={styles.Mark}>
          {kind === 'video' ? (
            <path d="M3 6h12v12H3zM15 10.5 21 7v10l-6-3.5" />
          ) : (
            <path d="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15.5 9h.1" />
          )}
        </LineIcon>
      )}
    </span>
  )
}
