import type { FocusEvent } from 'react'

/**
 * Scrolls what the keyboard has reached in a sideways list fully into view: Chromium leaves an item of which it shows a sliver.
 * Does nothing for a click, so that the list does not move under the pointer.
 */
export function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
