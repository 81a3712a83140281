import { serviceRequestPath, supportAddress } from '@virida/shared/site/addresses/pages'
import { supportCrumbs } from '../../content/crumbs'
import type { RequestType } from './request-type'

export const serviceRequestContent = {
  crumbs: supportCrumbs({ label: 'Service Request', href: serviceRequestPath }),
  title: 'Service Request',
  question: 'Is your order classified under New Construction or Retrofit?',
  back: { label: 'Back', href: supportAddress },
  choices: [
    {
      type: 'new-construction',
      label: 'New Construction',
      text: 'The windows or doors came with a new home or are part of a builder’s project.',
    },
    {
      type: 'retrofit',
      label: 'Retrofit',
      text: 'They replaced old windows or doors, or were bought from a dealer.',
    },
  ] satisfies { type: RequestType; label: string; text: string }[],
  form: {
    title: 'Your request',
    intro: {
      'new-construction': 'For new homes and builders’ projects.',
      retrofit: 'For replacement windows and doors, and any bought from a dealer.',
    } satisfies Record<RequestType, string>,
    send: 'Send request',
    review: 'Review first',
    /** What the mail says instead of a required number. */
    notFound: 'I can’t find it',
    kept: 'What you enter is kept on this device until you send it, for 30 days at most. Files are not kept.',
    haveReady: {
      title: 'What to have ready',
      steps: [
        'The order confirmation, or the label in the frame.',
        'Photos of the whole window or door, and close-ups of the problem.',
        'A date when someone will be home or on site.',
      ],
    },
  },
  review: {
    title: 'Check your request',
    intro: 'Nothing has been sent yet.',
    send: 'Send request',
    change: 'Make changes',
  },
  draft: {
    title: 'You started a request on this device',
    text: (when: string) =>
      `It was last changed on ${when}. Photos and videos were not kept: please add them again.`,
    resume: 'Continue it',
    discard: 'Discard it',
  },
}

export const serviceRequestHead = {
  title: 'Service Request',
  description:
    'Request service for windows and doors by Virida, on a new construction or a retrofit order. Add photos or videos and follow up by phone.',
  crumbs: serviceRequestContent.crumbs,
}
