import type { RootOptions } from 'react-dom/client'
import type { PageFault } from '@virida/shared/platform/contract/page-report'

/** Errors that React found while it rendered. `reportError` makes them events like those of other code. */
const ofRendering = new WeakSet<object>()

export const isOfRendering = (error: unknown) => error instanceof Object && ofRendering.has(error)

/** Makes React report errors, besides what it does with them by default. */
export function rootOptions(report: (fault: PageFault, error: unknown) => void): RootOptions {
  const reportEvent = (error: unknown) => {
    if (error instanceof Object) ofRendering.add(error)
    reportError(error)
  }
  return {
    onRecoverableError: (error) => {
      report('hydration', error)
      reportEvent(error)
    },
    onUncaughtError: (error) => {
      report('render', error)
      reportEvent(error)
    },
    onCaughtError: (error) => {
      report('render', error)
      console.error(error)
    },
  }
}
