import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { unavailableHead } from '../content/unavailable'
import { applyHead } from '../head/apply-head'
import { completeHead } from '../head/complete-head'
import type { PageData } from './page-data'

/**
 * Does after a navigation in the browser what the browser does itself when it loads a document: updates the head,
 * moves the focus to the page's heading and announces the title to screen readers. A navigation that changes only
 * the query, such as a search or a filter, updates the head alone.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const data = useMatches().at(-1)?.data as PageData | undefined
  // A page that failed to load has no head of its own; a kept page keeps the head of the document.
  const head = data?.kept ? undefined : (data?.head ?? completeHead(unavailableHead, pathname))
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef({ pathname, head })

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, head }
    const isSamePage = before.pathname === pathname
    if (head && !(isSamePage && before.head?.title === head.title)) applyHead(head)
    if (isSamePage) return
    setAnnouncement(head?.title ?? document.querySelector('main h1')?.textContent ?? '')
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
