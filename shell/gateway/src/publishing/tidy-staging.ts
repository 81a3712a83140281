import type { FaultLog } from '@virida/shared/platform/log/fault-log'
import { longestPause, removeAbandoned } from '@virida/shared/platform/release/build/staging'

/**
 * Deletes what killed uploads have left, now and from time to time: right after a kill it cannot be told from what another
 * gateway is receiving.
 * @returns ends it.
 */
export function tidyStaging(dir: string, log: FaultLog): () => void {
  const clean = () => {
    try {
      removeAbandoned(dir)
    } catch (error) {
      log.report('The files of interrupted uploads cannot be deleted', { error })
    }
  }
  clean()
  const timer = setInterval(clean, longestPause)
  timer.unref()
  return () => clearInterval(timer)
}
