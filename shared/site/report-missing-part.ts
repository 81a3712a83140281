import { missingPartEvent } from '@virida/shared/platform/contract/page-report'

/** Reports that the code of a part of the page could not be loaded, so that a canary with such a fault is aborted. */
export function reportMissingPart(error: unknown) {
  reportError(error)
  dispatchEvent(new Event(missingPartEvent))
}
