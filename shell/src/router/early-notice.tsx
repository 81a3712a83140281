import { Notice } from '@virida/shared/site/ui/Notice'
import { createRoot } from 'react-dom/client'
import { earlyNotices } from '../content/early-notices'
import styles from './early-notice.module.css'
import type { EarlyNotices } from './kept-page'

/**
 * Shows what a visitor is told who sends a form before the code of its page is there. It has a root of its own, because the
 * page is not rendered by React yet.
 */
export function showEarlyNotices(kept: EarlyNotices) {
  const container = document.createElement('div')
  container.className = styles.Container ?? ''
  document.body.append(container)
  const root = createRoot(container)
  kept.onNotice = (notice) =>
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
  kept.onNotice(kept.notice)
}
