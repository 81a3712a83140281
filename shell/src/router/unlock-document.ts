import { ownerOf } from './owner-of'
import type { Router } from './warm-page'

/**
 * Styles that dialogs and drags set on `<html>` or `<body>`, so that the page behind them does not move, react or show. Browser extensions
 * that move the page with one of them must set it again.
 */
const locks = [
  ...['overflow', 'position', 'top', 'width', 'height', 'padding-right', 'margin-right'],
  ...['pointer-events', 'touch-action', 'user-select', 'cursor', 'visibility', 'display', 'opacity'],
]
const attributes = ['inert', 'aria-hidden']

/**
 * Removes from `<html>` and `<body>` what stops a page from scrolling and reacting when a page of another section comes. A section
 * that forgets it would stop the pages of all others. The shell itself uses data attributes there.
 */
export function unlockBetweenSections(router: Pick<Router, 'subscribe' | 'state'>) {
  let section = ownerOf(router.state)?.section
  router.subscribe((state) => {
    const next = ownerOf(state)?.section
    if (state.navigation.state !== 'idle' || next === section) return
    section = next
    for (const element of [document.documentElement, document.body]) unlock(element)
  })
}

function unlock(element: HTMLElement) {
  for (const name of locks) element.style.removeProperty(name)
  for (const name of attributes) element.removeAttribute(name)
}
