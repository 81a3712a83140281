import { ButtonLink } from '@virida/shared/site/ui/ButtonLink'
import type { MouseEvent } from 'react'
import { designContent as content } from './content'

/**
 * Scrolls down to the configurator. It does not navigate, because the router would treat the new hash as a navigation
 * and might restore an old scroll position.
 */
export function DesignLead() {
  const go = (event: MouseEvent) => {
    const band = document.getElementById(content.anchor)
    if (!band || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    band.scrollIntoView()
    band.focus({ preventScroll: true })
  }
  return (
    <ButtonLink href={`#${content.anchor}`} onClick={go}>
      {content.lead}
    </ButtonLink>
  )
}
