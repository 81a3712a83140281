import { useNavigate } from '@virida/shared/router'
import { useEffect, useRef } from 'react'
import type { GalleryPicture } from '../../../content/gallery/gallery-picture'
import { gridLinkId } from '../pictures/PictureGrid'

export type Closing = {
  /** URL of the page without the open picture, for a link. */
  href: string
  /**
   * Closes the picture. If it was opened on this page, this goes back in the history, so that the Back button does
   * not open it again.
   */
  go: () => void
}

/**
 * The picture in the URL, and how to close it. After closing, the focus moves to the grid link of the picture that
 * was shown last.
 */
export function useOpenPicture(
  pictures: readonly GalleryPicture[],
  name: string | null,
  closedHref: string,
): { open?: GalleryPicture; close: Closing } {
  const navigate = useNavigate()
  const open = pictures.find((picture) => picture.name === name)
  const before = useRef(open?.name)
  const openedHere = useRef(false)

  useEffect(() => {
    const last = before.current
    before.current = open?.name
    if (open && !last) openedHere.current = true
    if (!open && last) document.getElementById(gridLinkId(last))?.focus()
  }, [open])

  const go = () => {
    const isBack = openedHere.current
    openedHere.current = false
    if (isBack) void navigate(-1)
    else void navigate(closedHref, { replace: true, preventScrollReset: true })
  }
  return { open, close: { href: closedHref, go } }
}
