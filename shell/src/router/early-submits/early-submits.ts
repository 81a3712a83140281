import { formHasFailed, formIsLoading } from '../../content/early-submits'
import type { KeptPage } from '../kept-page'
import styles from './early-submits.module.css'

/**
 * Sends a form that a visitor submits before the code of its page is there, as soon as the page is hydrated. Meanwhile a notice
 * says so. Only forms with `method="dialog"` are meant, which need the code; the browser itself sends the others.
 */
export function keepEarlySubmits(kept: Pick<KeptPage, 'hydrated' | 'onFailure'>) {
  const listening = new AbortController()
  const notice = document.createElement('p')
  notice.className = styles.Notice ?? ''
  notice.setAttribute('role', 'status')
  let submitted: SubmitEvent | undefined
  // Screen readers announce a text that is set after its element has been added.
  const show = (text: string) => void setTimeout(() => (notice.textContent = text))
  const keep = (event: SubmitEvent) => {
    if (!(event.target instanceof Element) || event.target.getAttribute('method') !== 'dialog') return
    event.preventDefault()
    submitted = event
    document.body.append(notice)
    show(formIsLoading)
  }
  document.addEventListener('submit', keep, { capture: true, signal: listening.signal })
  const send = () => {
    listening.abort()
    notice.remove()
    const form = submitted?.target
    if (form instanceof HTMLFormElement && form.isConnected) form.requestSubmit(submitted?.submitter)
  }
  kept.onFailure = () => submitted && show(formHasFailed)
  void kept.hydrated.then(send)
}
