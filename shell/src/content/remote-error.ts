import { brand } from '@virida/shared/site/brand'
import { unavailableHead } from './unavailable'

/** Texts of the error box in place of a page whose section cannot be loaded. Its title is also the document's. */
export const remoteError = {
  title: unavailableHead.title,
  happened:
    'This part of our site could not be loaded. It may take a moment to come back; the rest of the site works.',
  /** Text in front of the phone number. */
  call: 'You can also reach us by phone:',
  hours: `${brand.hours.label} (${brand.hours.zone})`,
  tryAgain: 'Try again',
  home: 'Go to the home page',
}
