import { earlyNotices } from '../content/early-notices'
import styles from './early-notice.module.css'
import type { KeptPage } from './kept-page'

/** Shows what a visitor is told who sends a form before the code of its page is there. */
export function showEarlyNotices(kept: KeptPage) {
  const element = document.createElement('p')
  element.className = styles.Notice ?? ''
  element.setAttribute('role', 'status')
  const show = (notice: KeptPage['notice']) => {
    if (!notice) return element.remove()
    document.body.append(element)
    // Screen readers announce a text that is set after its element has been added.
    setTimeout(() => (element.textContent = earlyNotices[notice]))
  }
  kept.onNotice = show
  show(kept.notice)
}
