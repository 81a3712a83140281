import { useNavigate } from '@virida/shared/router'
import { useEffect, useRef } from 'react'
import type { GalleryPicture } from '../../content/gallery/gallery-picture'
import { gridLinkId } from './PictureGrid'

export type Closing = {
  /** The page without the picture, for a link. */
  href: string
  /** Goes there: back, where the picture was opened on this page, so that Back does not open it again. */
  go: () => void
}

/**
 * The picture that the address names, and the way out of it. When it is closed, by whatever means, the focus goes
 * to its link in the grid: to that of the last one looked at.
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
