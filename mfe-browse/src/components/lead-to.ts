import { isPlainClick } from '@virida/shared/platform/contract/links/plain-click'
import type { MouseEvent } from 'react'

/**
 * A click handler for a link to the element with this id on the same page: scrolls to the element and moves the focus to
 * it. It does not navigate, because the router would treat the new hash as a navigation and might restore an old scroll
 * position. The element needs `tabIndex={-1}`.
 */
export const leadTo = (id: string) => (event: MouseEvent) => {
  const part = document.getElementById(id)
  if (!part || !isPlainClick(event)) return
  event.preventDefault()
  part.scrollIntoView()
  part.focus({ preventScroll: true })
}
