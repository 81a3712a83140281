import { Button } from '@virida/shared/ui/Button'
import { Notice } from '@virida/shared/ui/Notice'
import { enquiryFormContent } from './EnquiryForm.content'

const content = enquiryFormContent.unconfirmed

/** A message that was on its way when the page was left or loaded again: it is back in the form. */
export function Unconfirmed({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      role="status"
      title={content.title}
      actions={
        <Button variant="ghost" onClick={onDiscard}>
          {content.discard}
        </Button>
      }
    >
      <p>{content.text}</p>
    </Notice>
  )
}
