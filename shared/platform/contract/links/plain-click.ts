import type { MouseEvent } from 'react'

/** Whether a click opens a link here. The browser follows all others, such as those for another tab. */
export const isPlainClick = (event: MouseEvent) =>
  !(event.button || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
