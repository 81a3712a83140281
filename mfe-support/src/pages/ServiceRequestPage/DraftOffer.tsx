import { Button } from '@virida/shared/ui/Button'
import { Notice } from '@virida/shared/ui/Notice'
import { serviceRequestContent } from './ServiceRequestPage.content'
import type { ServiceRequest } from './use-service-request'

const content = serviceRequestContent.draft
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** A request that was not finished on this device. Shown in the browser only, so the clock's zone is the visitor's. */
export function DraftOffer({ draft: { offered, resume, discard } }: { draft: ServiceRequest['draft'] }) {
  if (!offered) return null
  return (
    <Notice
      role="status"
      title={content.title}
      actions={
        <>
          <Button onClick={resume}>{content.resume}</Button>
          <Button variant="ghost" onClick={discard}>
            {content.discard}
          </Button>
        </>
      }
    >
      <p>{content.text(format.format(offered.savedAt))}</p>
    </Notice>
  )
}
