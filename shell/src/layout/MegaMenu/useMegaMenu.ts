import { useLocation } from '@virida/shared/router'
import { useEffect, useReducer, useRef } from 'react'
import { onDesktopChange } from '../desktop'
import { closedMegaMenu, megaMenu } from './mega-menu-state'

/**
 * The mega-menu's state, and every way out of it: Escape, a press outside the header, the focus leaving the
 * navigation, the choice of a link, another page, a window too narrow for it.
 * @returns `nav` is the element that holds the triggers and their panels.
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
      // Before the panel hides, or the focus would be lost with the link that had it.
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
