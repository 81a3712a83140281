import { whenIdle } from './when-idle'

/** The first of these events shows that somebody uses the page. A restored position scrolls without one. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const

/**
 * Runs a task when the visitor has used the page for the first time and the browser is idle: for files that only a next
 * step needs. A visitor who reads the first screen and leaves does not load them. Does nothing for visitors who save data.
 * @returns A function that cancels the task while the page has not been used.
 */
export function whenUsed(task: () => void): () => void {
  const used = new AbortController()
  const start = () => {
    used.abort()
    whenIdle(task)
  }
  for (const sign of signs)
    addEventListener(sign, start, { signal: used.signal, passive: true, capture: true })
  return () => used.abort()
}
