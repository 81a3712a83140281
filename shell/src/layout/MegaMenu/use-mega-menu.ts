import { useLocation } from '@virida/shared/router'
import { useEffect, useReducer, useRef } from 'react'
import { onDesktopChange } from '../desktop'
import { closedMegaMenu, megaMenu } from './mega-menu-state'

/**
 * State of the mega-menu. The menu closes on Escape, on a press outside the header, when the focus leaves the
 * navigation, when a link is chosen, after a navigation, and when the window changes to the mobile layout.
 * @returns `nav` is a ref for the element that contains the triggers and their panels.
 */
export function useMegaMenu() {
  const [state, dispatch] = useReducer(megaMenu, closedMegaMenu)
  const nav = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const { open } = state

  useEffect(() => dispatch({ type: 'close' }), [key])

  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const { signal } = stop
    const close = () => dispatch({ type: 'close' })
    const isWithin = (root: Element | null | undefined, { target }: Event) =>
      target instanceof Node && root?.contains(target)
    const leave = () => {
      // Move the focus before the panel hides; otherwise it would be lost with the focused link.
      nav.current?.querySelector<HTMLElement>('button[aria-expanded="true"]')?.focus({ preventScroll: true })
      close()
    }
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, { signal })

    on('keydown', (event) => event.key === 'Escape' && leave())
    on('pointerdown', (event) => isWithin(nav.current?.closest('header'), event) || close())
    on('focusin', (event) => isWithin(nav.current, event) || close())
    on('click', (event) => {
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && isWithin(nav.current, event) && !opensElsewhere) leave()
    })
    onDesktopChange(close, signal)
    return () => stop.abort()
  }, [open])

  return { state, dispatch, nav }
}
