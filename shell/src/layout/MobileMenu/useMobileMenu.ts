import { useLocation } from '@virida/shared/router'
import { useEffect, useRef, useState } from 'react'
import { onDesktopChange } from '../desktop'

/**
 * The mobile menu's state. Open, it is a modal dialog: the browser keeps the focus in it and the page inert, gives
 * Escape its meaning and brings the focus back. The root says so too, which stops the page's scrolling and
 * hides the footer. It closes when a link is chosen, on another page, and where the desktop layout begins.
 */
export function useMobileMenu() {
  const [open, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()

  useEffect(() => setOpen(false), [key])

  // Opened by the browser before React was there: only now can it be filled.
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
