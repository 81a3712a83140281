import { brand } from '@virida/shared/brand'
import { unavailableHead } from './unavailable'

/** The box in place of a page whose section cannot be shown. Its title is the document's own. */
export const remoteError = {
  title: unavailableHead.title,
  happened:
    'This part of our site could not be loaded. It may take a moment to come back; the rest of the site works.',
  /** Stands before the phone number. */
  call: 'You can also reach us by phone:',
  hours: `${brand.hours.label} (${brand.hours.zone})`,
  tryAgain: 'Try again',
  home: 'Go to the home page',
}
