import { ButtonLink } from '@virida/shared/ui/ButtonLink'
import type { MouseEvent } from 'react'
import { designContent as content } from './content'

/**
 * Leads down to the band. The router would take the change of the address for a step through the history and
 * might scroll to where that step was left, so the way there is gone without one.
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
