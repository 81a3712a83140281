import { useLocation } from '@virida/shared/router'
import { useEffect, useRef, useState } from 'react'
import { onDesktopChange } from '../desktop'

/**
 * State of the mobile menu. The open menu is a modal dialog: the browser keeps the focus in it, makes the page inert,
 * closes it on Escape and returns the focus. `data-mobile-menu` on the root element stops the page from scrolling and
 * hides the footer. The menu closes when a link is chosen, after a navigation, and in the desktop layout.
 */
export function useMobileMenu() {
  const [open, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()

  useEffect(() => setOpen(false), [key])

  // The browser may have opened the dialog before React hydrated.
  useEffect(() => setOpen(dialog.current?.open ?? false), [])

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const stop = new AbortController()
    const { signal } = stop
    const root = document.documentElement
    if (!element.open) element.showModal()
    root.dataset.mobileMenu = 'open'
    element.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a') && setOpen(false),
      { signal },
    )
    onDesktopChange((isDesktop) => isDesktop && setOpen(false), signal)
    return () => {
      stop.abort()
      delete root.dataset.mobileMenu
      element.close()
    }
  }, [open])

  return { open, setOpen, dialog }
}
