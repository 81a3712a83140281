import type { RootOptions } from 'react-dom/client'
import type { PageFault } from '@virida/shared/platform/contract/page-report'

/** Makes React report errors, besides what it does with them by default. */
export const rootOptions = (report: (fault: PageFault) => void): RootOptions => ({
  onRecoverableError: (error) => {
    report('hydration')
    reportError(error)
  },
  onUncaughtError: (error) => {
    report('render')
    reportError(error)
  },
  onCaughtError: (error) => {
    report('render')
    console.error(error)
  },
})
