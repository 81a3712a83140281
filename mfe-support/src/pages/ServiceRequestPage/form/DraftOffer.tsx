import { Button } from '@virida/shared/site/ui/Button'
import { Notice } from '@virida/shared/site/ui/Notice'
import { serviceRequestContent } from '../content'
import type { ServiceRequest } from './use-service-request'
import { madeOnce } from '@virida/shared/site/made-once'

const content = serviceRequestContent.draft
const format = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }))

/** Offers the draft of an unfinished request. Rendered in the browser only, so the time is in the visitor's zone. */
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
      <p>{content.text(format().format(offered.savedAt))}</p>
    </Notice>
  )
}
