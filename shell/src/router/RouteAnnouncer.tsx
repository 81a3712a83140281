import type { Head } from '@virida/shared/platform/contract'
import { VisuallyHidden } from '@virida/shared/site/ui/VisuallyHidden'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { unavailableHead } from '../content/unavailable'
import { completeHead } from '../head/complete-head'
import { scrollToFragment, settleInOtherPage } from './other-page'
import type { PageData } from './page-data'

/**
 * Does after a navigation in the browser what the browser does itself when it loads a document: updates the head,
 * moves the focus to the page's heading and announces the title to screen readers. A navigation that changes only
 * the query, such as a search or a filter, updates the head alone, unless it removes the element that has the focus.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  const data = useMatches().at(-1)?.data as PageData | undefined
  // A page that failed to load has no head of its own; a kept page keeps the head of the document.
  const head = data?.kept ? undefined : (data?.head ?? completeHead(unavailableHead, pathname))
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef({ pathname, head })
  const focused = useLastFocused()

  useEffect(() => {
    const wasOther = settleInOtherPage()
    const before = shown.current
    shown.current = { pathname, head }
    const isSamePage = before.pathname === pathname && !wasOther
    if (head && !(isSamePage && before.head?.title === head.title)) showHead(head)
    if (isSamePage) {
      if (document.activeElement === document.body && focused.current?.isConnected === false) focusHeading()
      return
    }
    setAnnouncement(head?.title ?? document.querySelector('main h1')?.textContent ?? '')
    focusHeading()
    if (wasOther) scrollToFragment()
  }, [pathname, search, head, focused])

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  )
}

/** The title at once; the other elements of the head are for search engines and shared links, so their code comes with the late parts. */
function showHead(head: Head) {
  document.title = head.title
  import(/* webpackChunkName: "late-parts" */ '../head/apply-head').then(
    ({ applyHead }) => applyHead(head),
    // Without a network, nobody shares the page.
    () => undefined,
  )
}

/** The element that had the focus last, even if it has been removed since. */
function useLastFocused() {
  const last = useRef<Element>(null)
  useEffect(() => {
    const remember = () => (last.current = document.activeElement)
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  return last
}

function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
