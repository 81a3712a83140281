/** The text of the admin page. */
export const content = {
  title: 'Enquiries',
  alarm: 'Alarm:',
  since: 'since',
  allWell: 'No alarm is active.',
  of: 'of',
  requeue: 'Send again',
  requeueAll: 'Send all again',
  erase: 'Erase',
  eraseAll: 'Erase all',
  eraseQuestion: (count: number, state: string) =>
    `${state}: ${count} ${count === 1 ? 'enquiry' : 'enquiries'}. Erase the text and the files of all of them? This cannot be undone. ` +
    'Enquiries that arrive from now on stay. If the list changes meanwhile, you are asked again.',
  listChanged: 'The list has changed since you were asked. Nothing was erased.',
  back: 'All enquiries',
  columns: ['Enquiry', 'Received (UTC)', 'Attempts', 'Last reply or reason', 'Due (UTC)', 'Size', 'Actions'],
  states: {
    waiting: { heading: 'Waiting', empty: 'Everything accepted has been delivered.' },
    dead: { heading: 'Refused', empty: 'The relay has not refused any enquiry permanently.' },
    quarantined: { heading: 'Quarantined', empty: 'No enquiry is in quarantine.' },
    corrupt: { heading: 'Damaged', empty: 'No stored file is damaged.' },
  },
} as const
