import type { Head } from '@virida/shared/platform/contract'

/** Head of a document whose section cannot be loaded. */
export const unavailableHead: Head = {
  title: 'This page is not available right now',
  description: 'This part of the site cannot be shown at the moment. Please try again, or call us.',
  robots: 'noindex',
}
