import { VisuallyHidden } from '@virida/shared/ui/VisuallyHidden'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { unavailableHead } from '../content/unavailable'
import { applyHead } from '../head/apply-head'
import { completeHead } from '../head/complete-head'
import type { PageData } from './page-data'

/**
 * After a navigation in the browser: the head follows the page, the focus goes to its heading and the title
 * is announced, as a browser does by itself when it loads a document. Search and filters of one page only
 * change the head.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const data = useMatches().at(-1)?.data as PageData | undefined
  // A page that could not be loaded has no head of its own; a kept one has that of its document.
  const head = data?.kept ? undefined : (data?.head ?? completeHead(unavailableHead, pathname))
  const [announcement, announce] = useState('')
  const shown = useRef({ pathname, head })

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, head }
    const isSamePage = before.pathname === pathname
    if (head && !(isSamePage && before.head?.title === head.title)) applyHead(head)
    if (isSamePage) return
    announce(head?.title ?? document.querySelector('main h1')?.textContent ?? '')
    focusHeading()
  }, [pathname, head])

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  )
}

function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
