import { useLocation } from '@virida/shared/router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SentEnquiry } from '../../sending/use-enquiry'

/**
 * The sent enquiry that a page thanks the visitor for. It belongs to the navigation (the key of the location)
 * during which it was sent. After a link to the same page, such as the one in the footer, there is no sent
 * enquiry, so an empty form is shown.
 */
export function useSent() {
  const { key } = useLocation()
  const [thanked, setThanked] = useState<{ sent: SentEnquiry; key: string }>()
  const current = useRef(key)
  const sent = thanked?.key === key ? thanked.sent : undefined
  const isLeft = thanked !== undefined && !sent

  useEffect(() => {
    current.current = key
  }, [key])
  useEffect(() => {
    if (!isLeft) return
    setThanked(undefined)
    const heading = document.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [isLeft])

  const thank = useCallback((enquiry: SentEnquiry) => setThanked({ sent: enquiry, key: current.current }), [])
  return { sent, thank }
}
