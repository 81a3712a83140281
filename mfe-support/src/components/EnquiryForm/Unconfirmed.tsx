import { Button } from '@virida/shared/site/ui/Button'
import { Notice } from '@virida/shared/site/ui/Notice'
import { enquiryFormContent } from './content'

const content = enquiryFormContent.unconfirmed

/** Says that a message is back in the form because the page was left before the server confirmed it. */
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
