import { Notice } from '@virida/shared/site/ui/Notice'
import { createRoot } from 'react-dom/client'
import { earlyNotices, type EarlyNotice } from '../content/early-notices'
import styles from './early-notice.module.css'

/** The notice that is shown. `onNotice` is called with each new one. */
export type NoticeState = {
  notice?: EarlyNotice | undefined
  onNotice?: (notice: EarlyNotice | undefined) => void
}

/**
 * Shows what a visitor is told who sends a form before the code of its page is there. It has a root of its own, because the
 * page is not rendered by React yet.
 */
export function showEarlyNotices(state: NoticeState) {
  const container = document.createElement('div')
  container.className = styles.Container ?? ''
  document.body.append(container)
  const root = createRoot(container)
  state.onNotice = (notice) =>
    root.render(
      // Screen readers announce changes of the element that is there already.
      <div role="status">
        {notice && (
          <Notice tone={notice === 'waiting' ? 'info' : 'error'} role={undefined}>
            <p>{earlyNotices[notice]}</p>
          </Notice>
        )}
      </div>,
    )
  state.onNotice(state.notice)
}
