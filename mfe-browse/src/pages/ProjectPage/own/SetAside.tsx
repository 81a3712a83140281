import { download } from '@virida/shared/site/files/download'
import { focusSoon } from '@virida/shared/site/focus-soon'
import { Button } from '@virida/shared/site/ui/Button'
import { Notice } from '@virida/shared/site/ui/Notice'
import { projectStore } from '../../../project/project-store'
import { statusId, unreadContent as content } from '../content'

type Props = {
  unread: readonly string[]
  /** Called with what was done. */
  onMessage: (message: string) => void
}

/** Stored rows that could not be read. The visitor can save them as a file or delete them. */
export function SetAside({ unread, onMessage }: Props) {
  if (unread.length === 0) return null
  const forget = () => {
    projectStore.forgetUnread()
    onMessage(content.forgotten(unread.length))
    // The button is gone then.
    focusSoon(statusId)
  }
  return (
    <Notice
      title={content.title(unread.length)}
      actions={
        <>
          <Button variant="ghost" onClick={() => download(content.fileName, 'text/plain', unread.join('\n'))}>
            {content.save}
          </Button>
          <Button variant="ghost" onClick={forget}>
            {content.forget}
          </Button>
        </>
      }
    >
      <p>{content.text}</p>
    </Notice>
  )
}
