import { download } from '@virida/shared/files/download'
import { Button } from '@virida/shared/ui/Button'
import { Notice } from '@virida/shared/ui/Notice'
import { projectStore } from '../../project/project-store'
import { unreadContent as content } from './content'

/** Records of the list that could not be read: the visitor's to keep or to let go. */
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
