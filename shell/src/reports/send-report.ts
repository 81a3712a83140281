import { pageReportsAddress, type PageReport } from '@virida/shared/platform/contract/page-report'

/** Sends a report to the gateway, also while the document is being closed. A report that is lost is not repeated. */
export const sendReport = (report: PageReport) =>
  navigator.sendBeacon(
    pageReportsAddress,
    // Other sites cannot send this type: a browser would ask the gateway first, which does not allow it.
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  )
