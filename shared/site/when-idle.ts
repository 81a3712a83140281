import { savesData } from './saves-data'

/** The task runs at the latest this long after the page has loaded, in ms. */
const idleTimeout = 5000
/** Delay in browsers without `requestIdleCallback` (Safari), in ms. */
const delayWithoutIdle = 1500

/**
 * Runs a task when the page has loaded and the browser is idle.
 * @param options.alsoSavingData Runs it also for visitors who save data.
 */
export function whenIdle(task: () => void, { alsoSavingData = false } = {}) {
  if (!alsoSavingData && savesData()) return
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: idleTimeout })
    else setTimeout(task, delayWithoutIdle)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
