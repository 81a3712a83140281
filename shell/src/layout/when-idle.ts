/** Runs a task when the page has loaded and the browser has nothing better to do; not for visitors who save data. */
export function whenIdle(task: () => void) {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 })
    else setTimeout(task, 1500)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
