import { download } from '@virida/shared/site/files/download'
import { Button } from '@virida/shared/site/ui/Button'
import { Notice } from '@virida/shared/site/ui/Notice'
import { projectStore } from '../../../project/project-store'
import { unreadContent as content } from '../content'

/** Stored rows that could not be read. The visitor can save them as a file or delete them. */
export function SetAside({ unread }: { unread: readonly string[] }) {
  if (unread.length === 0) return null
  return (
    <Notice
      title={content.title(unread.length)}
      actions={
        <>
          <Button variant="ghost" onClick={() => download(content.fileName, 'text/plain', unread.join('\n'))}>
            {content.save}
          </Button>
          <Button variant="ghost" onClick={projectStore.forgetUnread}>
            {content.forget}
          </Button>
        </>
      }
    >
      <p>{content.text}</p>
    </Notice>
  )
}
