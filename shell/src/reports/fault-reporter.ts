import { shellName, type SectionRelease } from '@virida/shared/platform/contract/composition'
import type { PageFault } from '@virida/shared/platform/contract/page-report'
import { sendReport } from './send-report'

/** Reports a fault of a section's page, or of the shell if no section shows the page. */
export type ReportFault = (
  fault: PageFault,
  section: Pick<SectionRelease, 'name' | 'version'> | undefined,
) => void

/**
 * Makes the function that reports faults of a document, each kind once for each release. While the visitor leaves or is offline,
 * files that cannot be loaded are no fault, and neither are errors of its code.
 */
export function faultReporter(shell: string): ReportFault {
  const reported = new Set<string>()
  let isLeaving = false
  addEventListener('pagehide', () => (isLeaving = true))
  addEventListener('pageshow', () => (isLeaving = false))
  return (fault, section) => {
    if ((fault === 'load' || fault === 'script') && (isLeaving || !navigator.onLine)) return
    const { name: app, version } = section ?? { name: shellName, version: shell }
    const key = fault + app + version
    if (reported.has(key)) return
    reported.add(key)
    sendReport({ shell, app, version, fault })
  }
}

/** The release to which a file belongs; undefined for another address. */
export function releaseAt(address: string): Pick<SectionRelease, 'name' | 'version'> | undefined {
  const [, name, version] = /^\/r\/([^/]+)\/([^/]+)\/./.exec(new URL(address, location.href).pathname) ?? []
  return name && version ? { name, version } : undefined
}
